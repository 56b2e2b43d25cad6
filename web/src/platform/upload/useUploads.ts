import { isHealthError } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ensureConsent } from '#platform/consent/consent-store.ts';
import { openBridge, platform } from '#platform/device/embedder.ts';
import { chooseFiles, forgetPicture } from './chosen-pictures.ts';
import { type PickedImage, rejectionOf, type UploadPurpose } from './pictures.ts';

interface Options {
  value: PickedImage[];
  max: number;
  purpose: UploadPurpose;
  onChange: (images: PickedImage[]) => void;
}

/** Largest number of pictures that the app's picker returns at once. */
const maxAtOnce = 9;

/** Whether the native app chooses and uploads the pictures. */
export const isNative = platform === 'ios' || platform === 'android';

/** Loads the code that resizes and sends pictures in a browser, while the person chooses. */
const loadPictures = () => import('./browser-pictures.ts');

/** Lets the person choose pictures, and uploads them by the native app, or by the page in a browser. */
export function useUploads({ value, max, purpose, onChange }: Options) {
  const { t } = useLingui();
  const running = useRef<{ id: string; upload: AbortController }>(undefined);
  // An upload ends many renders after its start.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
    // Cancels the upload of a removed picture.
    if (!value.some(({ id }) => id === running.current?.id)) running.current?.upload.abort();
  });
  const page = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => {
      controller.abort();
      running.current?.upload.abort();
    };
  }, []);
  const [choosing, setChoosing] = useState(false);
  const [note, setNote] = useState('');

  function change(update: (images: PickedImage[]) => PickedImage[]): void {
    latest.current.value = update(latest.current.value);
    latest.current.onChange(latest.current.value);
  }

  /** Uploads the pictures one by one, because parallel uploads would time out on a slow connection. */
  async function send(): Promise<void> {
    if (running.current) return;
    const next = latest.current.value.find(({ status }) => status === 'uploading');
    if (!next || page.current?.signal.aborted) return;
    const upload = new AbortController();
    running.current = { id: next.id, upload };
    const changes = await outcomeOf(next, upload.signal);
    running.current = undefined;
    if (!upload.signal.aborted) {
      change((images) => images.map((image) => (image.id === next.id ? { ...image, ...changes } : image)));
    }
    return send();
  }

  async function outcomeOf({ url }: PickedImage, signal: AbortSignal): Promise<Partial<PickedImage>> {
    try {
      if (!isNative) {
        const { uploadPicture } = await loadPictures();
        return { status: 'done', address: await uploadPicture(url, purpose, signal) };
      }
      const bridge = await openBridge();
      const sent = await bridge.call('uploadImage', { url, purpose }, { signal });
      return { status: 'done', address: sent.url };
    } catch (error) {
      const denied = isHealthError(error) && error.code === 'denied';
      return { status: 'failed', error: denied ? t`The app may not send this picture` : t`Not sent` };
    }
  }

  async function pick(source: 'camera' | 'album', room: number) {
    if (!isNative) {
      // The chooser must open at once, because browsers open it only during a tap.
      const [files, { readPictures }] = await Promise.all([chooseFiles(source, room > 1), loadPictures()]);
      return readPictures(files);
    }
    const bridge = await openBridge();
    const { signal } = page.current ?? {};
    const { images } =
      source === 'camera'
        ? await bridge.call('takePhoto', {}, { signal })
        : await bridge.call('chooseImage', { count: room }, { signal });
    return { images, unreadable: false };
  }

  /** @param source the camera, or the person's pictures */
  async function choose(source: 'camera' | 'album' = 'album'): Promise<void> {
    if (choosing) return;
    if (purpose === 'food' && !(await ensureConsent('mealPhotos'))) return;
    // Some browsers do not report that their file chooser was closed.
    setChoosing(isNative);
    setNote('');
    try {
      const room = Math.min(max - latest.current.value.length, maxAtOnce);
      const { images, unreadable } = await pick(source, room);
      if (page.current?.signal.aborted) return;
      const refused = new Set(images.map(rejectionOf));
      if (unreadable || refused.has('kind')) setNote(t`Only JPEG, PNG, WebP and HEIC pictures can be added.`);
      else if (refused.has('size')) setNote(t`Pictures of more than 10 MB cannot be added.`);
      const added = images
        .filter((image) => !rejectionOf(image))
        .slice(0, room)
        .map(({ url }): PickedImage => ({ id: newId(), url, status: 'uploading' }));
      if (added.length > 0) change((before) => [...before, ...added]);
      void send();
    } catch (error) {
      const code = isHealthError(error) ? error.code : undefined;
      if (code === 'cancelled' || page.current?.signal.aborted) return;
      if (code !== 'denied') setNote(t`The pictures could not be opened.`);
      else setNote(source === 'camera' ? t`The app may not use the camera.` : t`The app may not use your pictures.`);
    } finally {
      setChoosing(false);
    }
  }

  return {
    choosing,
    note,
    choose,
    retry: (image: PickedImage) => {
      const again: PickedImage = { ...image, status: 'uploading', error: undefined };
      change((images) => images.map((other) => (other.id === image.id ? again : other)));
      void send();
    },
    remove: (image: PickedImage) => {
      change((images) => images.filter(({ id }) => id !== image.id));
      forgetPicture(image.url);
    },
  };
}

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');
