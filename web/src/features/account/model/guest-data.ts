import { ownKey } from '#lib/storage/web-storage.ts';

/** The kinds of data that a guest leaves on the device. */
export const deviceKinds = [
  'growth',
  'calculators',
  'foods',
  'searches',
  'drafts',
  'shopping',
  'use',
  'consents',
  'other',
] as const;

export type DeviceKind = (typeof deviceKinds)[number];

const rules: [DeviceKind, RegExp][] = [
  ['growth', /^growth$/],
  ['calculators', /^calculators$/],
  ['foods', /^(foods\.recent|favourite-foods:.*)$/],
  ['searches', /^recent-searches:/],
  ['shopping', /^shopping\./],
  ['use', /^functions$/],
  ['consents', /^consents$/],
  // Unsent work
  [
    'drafts',
    /draft|correction|^(survey|refund|income)\.|^(health\.weight|aiFood\.sent|heart-rate\.pending|phone-change|signIn\.)/,
  ],
];

/** One stored value of a guest. */
export interface DeviceEntry {
  key: string;
  name: string;
  kind: DeviceKind;
  value: unknown;
}

/**
 * The name of a guest's value; `undefined` for a key of the device or of a person.
 * @param key with the environment
 */
export function guestName(key: string): string | undefined {
  const prefix = ownKey('');
  if (!key.startsWith(prefix)) return undefined;
  const [name, id] = splitOwner(key.slice(prefix.length));
  return id === '' ? name : undefined;
}

/** `personalKey` appends the person's id after a dot; a guest has an empty id. */
function splitOwner(key: string): [name: string, id: string | undefined] {
  const at = key.endsWith('.') ? key.length - 1 : key.indexOf('..');
  return at < 0 ? [key, undefined] : [key.slice(0, at), ''];
}

export const kindOf = (name: string): DeviceKind => rules.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

/** Selects a guest's values in a storage. */
export const guestEntries = (items: Iterable<[key: string, text: string]>): DeviceEntry[] =>
  [...items].flatMap(([key, text]) => {
    const name = guestName(key);
    return name === undefined ? [] : [{ key, name, kind: kindOf(name), value: parsed(text) }];
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A damaged value is shown and exported as it is.
    return text;
  }
}
