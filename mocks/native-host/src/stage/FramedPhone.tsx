import { useEffect, useMemo, useState } from 'react';
import type { AppWindow } from '../app-window.ts';
import { Phone } from '../PhoneView.tsx';
import { prepareDocument } from '../prepare-document.ts';
import { homes, productAt } from '../screens.ts';
import { readSettings } from '../settings.ts';
import { translator } from '../texts.ts';
import './stage.css';
import { wallClock } from './prepare-world.ts';
import { separateStorage } from './storage.ts';

declare global {
  interface Window {
    /** Set by the stage, to handle keys that are pressed in its frames. */
    healthStage?: (event: KeyboardEvent) => void;
  }
}

const settings = readSettings(location.search);
const opened = Date.now();

/** The current time on the phone: its clock continues while the app reloads. */
const timeNow = () => settings.time && wallClock(new Date(Date.parse(settings.time) + Date.now() - opened));

const passKeys = (win: Window) => win.addEventListener('keydown', (event) => parent.healthStage?.(event), true);

/** One phone of the stage. It has its own frame, and thus its own native parts. */
export function FramedPhone() {
  const [app, setApp] = useState<{ win: AppWindow }>();
  const t = useMemo(() => translator(settings.language), []);
  window.healthDevice = (win) => {
    separateStorage(win);
    win.localStorage.setItem('0:locale', settings.language);
    const close = () => win.location.assign(homes[productAt(settings.path)]);
    setApp(prepareDocument(win, { ...settings, time: timeNow() }, close));
    passKeys(win);
  };
  useEffect(() => {
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.view = 'phone';
    passKeys(window);
  }, []);
  return <Phone settings={settings} t={t} app={app} />;
}
