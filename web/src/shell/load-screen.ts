import { i18n } from '@lingui/core';
import type { ComponentType } from 'react';
import { loadFeatureMessages, locale } from '#platform/i18n/catalogs.ts';
import type { ScreenRoute } from '#products/route.ts';

export interface LoadedScreen {
  Component: ComponentType;
}

export type ScreenParts = typeof import('./screen-parts.tsx');

/** Loads the parts of the shell that screens need. */
export const loadScreenParts = (): Promise<ScreenParts> => import('./screen-parts.tsx');

const loading = new Map<ScreenRoute, Promise<LoadedScreen>>();
const loaded = new Map<ScreenRoute, LoadedScreen>();

/** Returns the screen of a route if it has loaded. */
export const loadedScreen = (route: ScreenRoute): LoadedScreen | undefined => loaded.get(route);

/** Time after its code has arrived for which a screen waits for its first data, ms. */
const patience = 1_000;

/**
 * Loads a screen's code and texts once. A failure is kept too, because the browser caches failed imports until the page is
 * reloaded, and a second import would not wait for the style sheet.
 * @param firstData shown at once with the screen if it arrives in time: what arrives later moves what the page has painted
 */
export function loadScreen(route: ScreenRoute, firstData?: Promise<void>): Promise<LoadedScreen> {
  const known = loading.get(route);
  if (known) return known;
  const screen = fetchScreen(route, firstData);
  loading.set(route, screen);
  screen.then(
    (ready) => loaded.set(route, ready),
    () => {}, // the caller handles the failure
  );
  return screen;
}

async function fetchScreen(route: ScreenRoute, firstData?: Promise<void>): Promise<LoadedScreen> {
  const { load, feature } = route;
  const [Component, messages, { asScreen }] = await Promise.all([
    load(),
    loadFeatureMessages(feature),
    loadScreenParts(),
  ]);
  if (firstData) {
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    await Promise.race([Promise.allSettled([firstData]), late]);
  }
  // Not during a render, because React warns if this updates the components that use the texts.
  i18n.load(locale, messages);
  return { Component: asScreen(Component, route) };
}
