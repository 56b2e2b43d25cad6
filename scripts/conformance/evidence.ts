/** A test: its file below the root, and its title, or the title of its `describe`, as the file spells it. */
export type Test = readonly [file: string, title: string];

const e2e = (file: string, title: string): Test => [`web/e2e/${file}.spec.ts`, title];

/** The tests that hold the criteria, by a short name. */
export const evidence = {
  screens: e2e('screens', 'in English, light'),
  darkScreens: e2e('screens', 'in Chinese, dark'),
  buttons: e2e('focus', 'every button keeps the focus in the visible part of the page, and opens accessible dialogs'),
  units: e2e('focus', 'the check of units finds a sign beside a field that is not part of its name'),
  heldKey: e2e('focus', 'a key that is held down does not press the control that receives the focus'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as the file spells it
  speech: e2e('transcripts', 'speech of ${name}'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as the file spells it
  titles: e2e('titles', 'the titles of ${path} name what it shows'),
  titleAfter: e2e('titles', 'the title of the document names the screen again after its subject has gone'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as the file spells it
  zoom: e2e('preferences', 'more contrast and 400 % zoom: ${name}'),
  largeText: e2e('large-text', 'text has at least 14 px, and follows the size that the person has set'),
  focusFirst: e2e(
    'navigation',
    'a screen opens at its top with the focus on its heading, and keeps its scroll position',
  ),
  focusBack: e2e('navigation', 'Back puts the focus on the link that was followed, once the content shows it'),
  sideColumn: e2e('navigation-large', 'a large window has a side column and keyboard shortcuts for the main screens'),
  palette: e2e(
    'command-palette',
    'the palette opens by key and by button, finds functions and foods, and returns the focus',
  ),
  paletteStatus: e2e('command-palette', 'the palette finds orders, and says when it finds nothing'),
  sheet: e2e('kit-overlay', 'a sheet takes the focus, keeps it and returns it'),
  charts: e2e('kit-chart', 'charts show their values by keyboard and by touch, and leave gaps open'),
  calendar: e2e('kit-calendar', 'a swipe and the arrow buttons change the week of a calendar, up to the last day'),
  wideTable: e2e('kit-media', 'the keyboard scrolls a wide table of an article'),
  lessMotion: e2e('kit', 'a ring fills without an animation when the person wants less motion'),
  language: e2e('languages', 'a chosen language stays after a reload'),
  formErrors: e2e(
    'medication-form',
    'the reminder form reports the problem of each field, focuses the first one, and sends nothing',
  ),
  refundErrors: e2e('refund', 'the refund form asks for everything that is missing'),
  confirmDeletion: e2e('medication-edit', 'a reminder is deleted only after a confirmation'),
  confirmRefund: e2e('refund', 'a refund amount that changed meanwhile is shown, and has to be confirmed again'),
  closeAccount: e2e('account', 'a person closes the account for good'),
  keptText: e2e('login', 'a login that expires during work keeps the typed text'),
  keptChoice: e2e('refund', 'the choice of a refund is back after a reload, until it is sent'),
  accents: ['web/src/ui/tokens.test.ts', 'the accents of all products have the same contrast'],
  lines: ['web/src/ui/tokens.test.ts', 'the edges of inputs and the parts of charts are visible'],
  tables: e2e('tables', 'foods are sorted by any column, and the address keeps the order'),
  weeks: e2e('weeks', 'the plan of a week is a table, whose meals open below it'),
} as const satisfies Record<string, Test>;

export type EvidenceName = keyof typeof evidence;
