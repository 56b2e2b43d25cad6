import { type Bridge, type BridgeWindow, createBridge } from '@health-app/sdk/bridge';
import { bridgeActions, createFakeWindow } from '@health-app/sdk/testing';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { profileOf } from './app-profile.ts';
import type { AppWindow } from './app-window.ts';
import { attachHost } from './attach-host.ts';
import { Select } from './Controls.tsx';
import { scriptOf } from './host-script.ts';
import { Json } from './log/LogRow.tsx';
import { forgetStreams } from './open-streams.ts';
import { readObject } from './read-object.ts';
import { isNative, type Settings } from './settings.ts';
import type { Translate } from './texts.ts';

interface Props {
  settings: Settings;
  t: Translate;
  /** The document of the app; each has a value of its own. */
  app: { win: AppWindow } | undefined;
}

const names = Object.keys(bridgeActions).sort();
const exampleOf = (action: string) => JSON.stringify(bridgeActions[action]?.example.params ?? {}, null, 2);

/** Calls any action of the table from the page's side of the bridge. */
export function TryAction({ settings, t, app }: Props) {
  const [action, setAction] = useState('scanQr');
  const [params, setParams] = useState(() => exampleOf('scanQr'));
  const [result, setResult] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const bridge = useRef<Bridge>(undefined);
  useEffect(() => {
    if (!app) return undefined;
    const opened = openBridge(settings, app.win);
    bridge.current = opened.bridge;
    return opened.close;
  }, [settings, app]);

  const choose = (next: string) => {
    setAction(next);
    setParams(exampleOf(next));
    setResult(undefined);
  };
  const call = async (event: FormEvent) => {
    event.preventDefault();
    const input = readObject(params);
    if (!input) return setResult({ error: t('notJson') });
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setResult(undefined);
    try {
      setResult(await run(bridge.current as Bridge, action, input, controller.signal, setResult));
    } catch (error) {
      const { code, serverMessage } = error as { code?: string; serverMessage?: string };
      setResult({ error: code ?? String(error), ...(serverMessage && { message: serverMessage }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('tryAction')}</h2>
      <form className="try" onSubmit={(event) => void call(event)}>
        <Select label={t('action')} value={action} options={names.map((name) => [name, name])} onChange={choose} />
        <p className="soft" lang="en">
          {bridgeActions[action]?.description}
        </p>
        <label>
          {t('paramsJson')}
          <textarea rows={4} spellCheck={false} value={params} onChange={(event) => setParams(event.target.value)} />
        </label>
        <div className="row">
          <button type="submit" disabled={busy || !app}>
            {t('call')}
          </button>
          <button type="button" disabled={!busy} onClick={() => running.current?.abort()}>
            {t('stop')}
          </button>
        </div>
      </form>
      <h3>{t('result')}</h3>
      <div aria-live="polite" data-testid="result">
        <Json value={result} label={t('result')} />
      </div>
    </section>
  );
}

/**
 * A separate bridge, because a window has only one, which the app uses. Browsers have no channel, so their bridge works on
 * the app's window.
 */
function openBridge(settings: Settings, app: AppWindow): { bridge: Bridge; close: () => void } {
  const { platform } = settings;
  if (isNative(platform)) {
    const win = createFakeWindow();
    const script = scriptOf(
      () => settings,
      () => app.location.reload(),
    );
    const host = attachHost(win, platform, { script, ...profileOf(settings) });
    const bridge = createBridge({ window: win });
    return {
      bridge,
      close() {
        bridge.dispose();
        forgetStreams(host);
      },
    };
  }
  const sign = async () => ({
    appId: 'placeholder-web-app-id',
    timestamp: 1_795_150_800,
    nonceStr: 'Qm2vT8sKx0LwZ4bH',
    signature: 'placeholder-signature',
    launchAppId: 'placeholder-native-app-id',
  });
  const bridge = createBridge({ window: app as unknown as BridgeWindow, sameOriginFrame: true, messaging: { sign } });
  return { bridge, close: () => bridge.dispose() };
}

async function run(
  bridge: Bridge,
  action: string,
  input: object,
  signal: AbortSignal,
  onEvent: (event: unknown) => void,
): Promise<unknown> {
  await bridge.ready;
  const { kind } = bridgeActions[action] ?? {};
  const call = bridge.call as (action: string, params: object, options: object) => Promise<unknown>;
  let last: unknown = null;
  const keep = (event: unknown) => {
    last = event;
    onEvent(event);
  };
  // The table checks the name; the parameters are sent as typed, so that invalid ones can be tried.
  if (kind === 'stream') await bridge.stream(action as never, input as never, { signal, onEvent: keep });
  else if (kind === 'notify') bridge.notify(action as never, input as never);
  else return (await call(action, input, { signal })) ?? null;
  if (kind === 'notify' && !bridge.offers(action as never)) return { error: 'not supported' };
  return last;
}
