import { i18n } from '@lingui/core';
import type { ComponentType } from 'react';
import { requestFilesOf } from '#lib/loading/page-events.ts';
import { loadScreenMessages, locale } from '#platform/i18n/catalogs.ts';
import type { ScreenRoute } from '#products/route.ts';

export interface LoadedScreen {
  Component: ComponentType;
}

export type ScreenParts = typeof import('./screen-parts.tsx');

/** Loads what screens need of the shell. */
export const loadScreenParts = (): Promise<ScreenParts> => import('./screen-parts.tsx');

const loading = new Map<ScreenRoute, Promise<LoadedScreen>>();
const loaded = new Map<ScreenRoute, LoadedScreen>();

/** The screen of a route, if it has loaded. */
export const loadedScreen = (route: ScreenRoute): LoadedScreen | undefined => loaded.get(route);

/**
 * Loads a screen's code and texts, once. A failure stays, too: the browser keeps failed imports until the page is loaded
 * again, and a second import would not wait for the style sheet.
 */
export function loadScreen(route: ScreenRoute): Promise<LoadedScreen> {
  const known = loading.get(route);
  if (known) return known;
  const screen = fetchScreen(route);
  loading.set(route, screen);
  screen.then(
    (ready) => loaded.set(route, ready),
    () => {}, // the caller gets the failure
  );
  return screen;
}

async function fetchScreen(route: ScreenRoute): Promise<LoadedScreen> {
  const { load, feature } = route;
  // All at once: the browser finds a file's imports only when the file has arrived.
  if (feature) requestFilesOf(feature);
  const [Component, messages, { asScreen }] = await Promise.all([
    load(),
    loadScreenMessages(feature),
    loadScreenParts(),
  ]);
  // Not while a component renders: React warns of an update of the texts around it.
  i18n.load(locale, messages);
  return { Component: asScreen(Component, route) };
}
