/**
 * The rules of PROTOCOL.md that a page can check from inside an app, in the words of the protocol. A test compares each quote
 * with the document.
 */
export const rules = {
  'hello-reply':
    'The host replies with `{ version, actions }`: the version that it will speak, at most the page’s, and the names that it offers on this device, for this page, now.',
  'hello-again': 'So answer each `hello`, also one that is said again.',
  'hello-ends-nothing': 'A `hello` ends nothing that is under way.',
  'hello-version': 'A newer host speaks the page’s.',
  'message-form': 'Every message is a JSON object with a `type`.',
  'unknown-fields': 'Fields that a reader does not know are ignored.',
  ids: 'The host sends them back as they are, and reads nothing into them.',
  quoting: 'Never build the script by pasting values between quotation marks.',
  'answer-later': 'Answer later, never from within the page’s own call.',
  'one-reply': 'Asks for something; wants exactly one `reply`.',
  'notify-no-reply': 'It has no id and no reply.',
  'stream-opens': 'The stream is open. Sent at once, before there is anything to tell.',
  'stream-events': 'Asks for events until either side ends it.',
  'stream-end': 'On a stream: it has ended.',
  cancel: 'Release what it holds (camera, sensor, sheet), and say no more under this id.',
  result: 'checks every result against the table',
  'error-code':
    'The page adds `bad reply` of its own, for a reply that is not as the table says; any other code is read as that too.',
  'error-message': '`message` is for bug reports, in English, 200 characters at most, without data of the person.',
  origin: '**Origin**: scheme, host and port equal one of a fixed list, compared as a whole.',
  frame: '**Main frame**: iOS `message.frameInfo.isMainFrame`, Android `isMainFrame` of the listener.',
  form: '**Form**: an object with a known `type` and a text `id` of 1 to 100 characters where one is due, 1 MB at most.',
  name: '**Name**: exactly one in the generated enumeration, of the right kind, and offered; else `not supported`.',
  lookup: 'Never look a name up by reflection, as a selector, or in a map that inherits.',
  params: '**Params**: every field of the type and range that the table says; else `bad params`.',
  pictures: '**Pictures**: the page and the server get pictures of meals and bodies without metadata',
  bounds: 'Bound what one page may have open (100 calls, 10 streams) and refuse more with `unavailable`.',
  links: 'A web view by itself opens none of these, so the app opens them:',
  golden: 'whole conversations to test a host with: feed it what the page says, and compare what it answers',
} as const;

export type RuleId = keyof typeof rules;
