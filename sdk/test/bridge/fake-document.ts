import { createFakeWindow } from '@health-app/sdk/testing';

/** An element with the members that the adapters use. */
export interface FakeElement extends EventTarget {
  tag: string;
  attributes: Record<string, string>;
  children: FakeElement[];
  [property: string]: unknown;
}

/** A window with the parts of a document that the browser adapters use, and a log of their calls. */
export function browserWindow(navigator: object = {}, href = 'https://h5.health-app.example/share?type=family#top') {
  const done: unknown[][] = [];
  const did =
    <Result = undefined>(what: string, result?: Result) =>
    (...details: unknown[]) => {
      done.push([what, ...details]);
      return result;
    };
  const elements: FakeElement[] = [];

  function createElement(tag: string): FakeElement {
    const children: FakeElement[] = [];
    const attributes: Record<string, string> = {};
    const element = Object.assign(new EventTarget(), {
      tag,
      attributes,
      children,
      style: { cssText: '', position: '' },
      setAttribute: (name: string, value: string) => void Object.assign(attributes, { [name]: value }),
      append: (...more: FakeElement[]) => void children.push(...more),
      click: () => did('click')(tag, element.href, element.download),
      remove: did('remove'),
      select: () => {},
      ...(tag === 'img' && { naturalWidth: 8000, naturalHeight: 6000, decode: async () => {} }),
      ...(tag === 'canvas' && {
        getContext: () => ({ fillRect: () => {}, drawImage: did('drawImage') }),
        toBlob: (give: (picture: Blob) => void, type: string) => give(new Blob(['drawn'], { type })),
      }),
      setSelectionRange: () => {},
    }) as unknown as FakeElement;
    elements.push(element);
    return element;
  }

  const base = createFakeWindow({ href });
  const document = Object.assign(base.document, {
    title: '',
    createElement,
    body: createElement('body'),
    head: createElement('head'),
    execCommand: (command: string): boolean => {
      did('execCommand')(command);
      return true;
    },
    getElementById: (id: string) => elements.find((element) => element.id === id) ?? null,
  });
  const kept = new Map<string, string>();
  Object.assign(base, {
    document,
    navigator: { ...base.navigator, onLine: true, ...navigator },
    location: { ...base.location, assign: did('assign') },
    history: { back: did('back') },
    open: did('open'),
    URL: { createObjectURL: did('createObjectURL', 'blob:https://h5.health-app.example/1'), revokeObjectURL: () => {} },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  const last = (tag: string) => elements.filter((element) => element.tag === tag).slice(-1)[0] as FakeElement;
  return { window: base, document, done, createElement, last };
}
