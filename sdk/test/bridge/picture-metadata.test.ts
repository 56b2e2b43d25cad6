import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bridgeActions,
  type Conversation,
  createReferenceHost,
  type HostMessage,
  withoutMetadata,
} from '@health-app/sdk/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from './page.ts';

const native = join(import.meta.dirname, '../../native');
const meal = readFileSync(join(native, 'pictures/meal.jpg'));
const golden: Conversation = JSON.parse(readFileSync(join(native, 'golden/picture.json'), 'utf8'));

const addressOf = (bytes: Uint8Array, kind = 'jpeg') =>
  `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`;
const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** Parts of `meal.jpg` that show the place, the time or the device. The last is the Exif tag that points to the place. */
const traces = [
  'A phone',
  '2026:11:20',
  'ns.adobe.com',
  'GPSLatitude',
  'Photoshop',
  'Shanghai',
  'Taken at home',
  '\x88\x25',
];
const tracesIn = (bytes: Uint8Array) => traces.filter((trace) => Buffer.from(bytes).includes(trace, 0, 'latin1'));

/** Sends messages of a page to a reference host whose album has `meal.jpg`. */
async function replies(messages: object[]) {
  const said: HostMessage[] = [];
  const uploaded: string[] = [];
  const origin = 'https://h5.health-app.example';
  const picture = { url: addressOf(meal), width: 12, height: 16 };
  const host = createReferenceHost({
    origins: [origin],
    post: (message) => void said.push(message),
    handlers: {
      chooseImage: () => ({ images: [picture] }),
      takePhoto: () => ({ images: [picture] }),
      captureMirror: () => ({ images: [picture, { url: 'https://local.health-app.example/image/2' }] }),
      uploadImage: ({ url }) => {
        uploaded.push(url);
        return { url: 'https://img.health-app.example/food/7781.jpg' };
      },
    },
  });
  for (const message of messages) {
    host.receive(JSON.stringify(message), { origin, isMainFrame: true });
    await settle();
  }
  return { said, uploaded };
}

it('the test picture has all traces that the tests look for', () => expect(tracesIn(meal)).toEqual(traces));

it('the reference host returns the picture of the golden conversation without metadata', async () => {
  const said = golden.messages.flatMap(({ from, message }) => (from === 'page' ? [message] : []));
  const expected = golden.messages.flatMap(({ from, message }) => (from === 'host' ? [message] : []));
  const [, choosing] = (await replies(said)).said as [HostMessage, { result: { images: [{ url: string }] } }];
  expect(choosing).toEqual(expected[1]);
  expect(tracesIn(bytesOf(choosing.result.images[0].url))).toEqual([]);
});

it.each(['takePhoto', 'captureMirror'])('the reference host removes the picture metadata of %s', async (action) => {
  const params = action === 'captureMirror' ? { pose: 'front' } : {};
  const { said } = await replies([{ type: 'call', id: '1', action, params }]);
  const { images } = (said[0] as { result: { images: { url: string }[] } }).result;
  expect(images[0]?.url).toBe(withoutMetadata(addressOf(meal)));
});

it('the reference host removes the metadata of a picture before it uploads it', async () => {
  const params = { url: addressOf(meal), purpose: 'food' };
  const { uploaded } = await replies([{ type: 'call', id: '1', action: 'uploadImage', params }]);
  expect(uploaded.map((url) => tracesIn(bytesOf(url)))).toEqual([[]]);
});

it('a page can upload a picture only in a native app', () => {
  expect(bridgeActions.uploadImage).not.toHaveProperty('browser');
  expect(bridgeActions.uploadImage).not.toHaveProperty('messaging');
});

describe('a JPEG without its metadata', () => {
  const stripped = bytesOf(withoutMetadata(addressOf(meal)));

  it('a JPEG without its metadata has the same image data', () => {
    const scan = Buffer.from([0xff, 0xda]);
    const [from, to] = [meal.indexOf(scan), meal.indexOf(Buffer.from([0xff, 0xd9])) + 2];
    expect(stripped.subarray(stripped.indexOf(scan))).toEqual(meal.subarray(from, to));
  });

  it('a JPEG without its metadata keeps its orientation and its colour profile', () => {
    expect(stripped.includes('Exif')).toBe(true);
    // The Exif tag 0x0112 means that the picture is rotated by 90 degrees.
    expect(stripped.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
    expect(stripped.includes('ICC_PROFILE')).toBe(true);
  });

  it('a JPEG without its metadata is not changed again', () =>
    expect(withoutMetadata(addressOf(stripped))).toBe(addressOf(stripped)));
});

it('a PNG without its metadata keeps only its image data', () => {
  const chunk = (name: string, ...data: number[]) => [0, 0, 0, data.length, ...Buffer.from(name), ...data, 0, 0, 0, 0];
  const start = [0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a];
  const image = [chunk('IHDR', 1, 2), chunk('IDAT', 3), chunk('IEND')].flat();
  const marked = [chunk('IHDR', 1, 2), chunk('eXIf', 7), chunk('tEXt', 7), chunk('IDAT', 3), chunk('IEND'), [7]].flat();
  expect([...bytesOf(withoutMetadata(addressOf(Uint8Array.from([...start, ...marked]), 'png')))]).toEqual([
    ...start,
    ...image,
  ]);
});

it('the reference host refuses a picture whose metadata it cannot find', async () => {
  for (const url of [
    addressOf(meal, 'heic'),
    addressOf(Buffer.from('RIFF'), 'jpeg'),
    addressOf(meal.subarray(0, 900)),
  ]) {
    const params = { url, purpose: 'food' };
    const { said, uploaded } = await replies([{ type: 'call', id: '1', action: 'uploadImage', params }]);
    expect(said).toMatchObject([{ error: { code: 'not supported' } }]);
    expect(uploaded).toEqual([]);
  }
});

it('withoutMetadata refuses a damaged picture, or changes it only once', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(meal.length), (noise, at) => {
      const damaged = Buffer.concat([meal.subarray(0, at), noise, meal.subarray(at + noise.length)]);
      try {
        const once = withoutMetadata(addressOf(damaged));
        expect(withoutMetadata(once)).toBe(once);
      } catch (error) {
        expect(error).toMatchObject({ code: 'not supported' });
      }
    }),
    { numRuns: 300 },
  );
});
