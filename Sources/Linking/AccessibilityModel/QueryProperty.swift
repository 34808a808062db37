import Inventory

/// The properties and methods of XCUITest that begin a query, after `accessibility-tree.md` section 5.
enum QueryProperty {
  /// What a query's property asks for; nil where its type is none that iOS code can make. A property is here if and only
  /// if XCUITest has it.
  static let types: [String: ElementType?] = [
    "activityIndicators": .activityIndicator, "alerts": .alert, "buttons": .button, "cells": .cell,
    "collectionViews": .collectionView, "colorWells": .colorWell, "datePickers": .datePicker, "images": .image,
    "links": .link, "maps": .map, "menus": .menu, "menuItems": .button, "navigationBars": .navigationBar,
    "otherElements": .other, "pageIndicators": .pageIndicator, "pickers": .picker, "pickerWheels": .pickerWheel,
    "progressIndicators": .progressIndicator, "scrollViews": .scrollView, "searchFields": .searchField,
    "secureTextFields": .secureTextField, "segmentedControls": .segmentedControl, "sheets": .sheet,
    "sliders": .slider, "staticTexts": .staticText, "steppers": .stepper, "switches": .switch, "tabBars": .tabBar,
    "tables": .table, "textFields": .textField, "textViews": .textView, "toolbars": .toolbar, "webViews": .webView,

    "browsers": nil, "checkBoxes": nil, "comboBoxes": nil, "decrementArrows": nil, "dialogs": nil,
    "disclosureTriangles": nil, "dockItems": nil, "drawers": nil, "grids": nil, "groups": nil, "handles": nil,
    "helpTags": nil, "icons": nil, "incrementArrows": nil, "keyboards": nil, "keys": nil, "layoutAreas": nil,
    "layoutItems": nil, "levelIndicators": nil, "mattes": nil, "menuBarItems": nil, "menuBars": nil,
    "menuButtons": nil, "outlineRows": nil, "outlines": nil, "popUpButtons": nil, "popovers": nil,
    "radioButtons": nil, "radioGroups": nil, "ratingIndicators": nil, "relevanceIndicators": nil,
    "rulerMarkers": nil, "rulers": nil, "scrollBars": nil, "splitGroups": nil, "splitters": nil, "statusBars": nil,
    "statusItems": nil, "tabGroups": nil, "tabs": nil, "tableColumns": nil, "tableRows": nil, "timelines": nil,
    "toggles": nil, "toolbarButtons": nil, "touchBars": nil, "valueIndicators": nil, "windows": nil,
  ]

  /// Methods that are passed the type they ask for.
  static let methods: Set<String> = ["descendants", "children"]

  /// The queries whose elements are the system's: keyboards and their keys, the status bar.
  static let ofSystem: Set<String> = ["keyboards", "keys", "statusBars", "icons", "dockItems"]

  /// XCUITest's types: what has them is a query or an element.
  static let classes: Set<String> = [
    "XCUIApplication", "XCUIElement", "XCUIElementQuery", "XCUIElementTypeQueryProvider", "XCUIElementSnapshot",
  ]

  /// The type that an argument names: `.button` in `descendants(matching: .button)`.
  static func type(named expression: Expression) -> ElementType? {
    guard case .chain(let chain) = expression, let name = chain.links.last?.name else { return nil }
    return ElementType(rawValue: name)
  }
}
