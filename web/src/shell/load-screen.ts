import type { Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import { loadScreenMessages } from '../platform/i18n.ts';
import { reloadIfStale } from '../platform/stale-build.ts';
import type { ScreenRoute } from '../products/route.ts';

export interface LoadedScreen {
  Component: ComponentType;
  messages: Messages;
}

const loading = new Map<ScreenRoute, Promise<LoadedScreen>>();
const loaded = new Map<ScreenRoute, LoadedScreen>();

/** The screen of a route, if it has loaded. */
export const loadedScreen = (route: ScreenRoute): LoadedScreen | undefined => loaded.get(route);

/** Loads a screen's code and texts, once; after a failure the next call loads them again. */
export function loadScreen(route: ScreenRoute): Promise<LoadedScreen> {
  const known = loading.get(route);
  if (known) return known;
  const screen = fetchScreen(route);
  loading.set(route, screen);
  screen.then(
    (ready) => loaded.set(route, ready),
    () => loading.delete(route),
  );
  return screen;
}

async function fetchScreen({ load, feature }: ScreenRoute): Promise<LoadedScreen> {
  try {
    const [Component, messages] = await Promise.all([load(), loadScreenMessages(feature)]);
    return { Component, messages };
  } catch (error) {
    await reloadIfStale();
    throw error;
  }
}
