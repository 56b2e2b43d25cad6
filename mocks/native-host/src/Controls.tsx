import { operations } from 'virtual:operations';
import { type FormEvent, useId, useState } from 'react';
import type { AppWindow } from './app-window.ts';
import { copyText } from './copy-text.ts';
import { modelOf } from './phone-models.ts';
import { phoneState, say } from './phone-state.ts';
import {
  appVersions,
  isAmount,
  isTime,
  languages,
  messagingAccounts,
  models,
  networks,
  platforms,
  type Settings,
  textScales,
  themes,
  userOf,
  users,
  zones,
} from './settings.ts';
import { useStore } from './store.ts';
import type { TextKey, Translate } from './texts.ts';

interface Props {
  settings: Settings;
  t: Translate;
  onChange: (changes: Partial<Settings>) => void;
}

/** The form of all settings. The app keeps its place when one changes. */
export function Controls({ settings, t, onChange, app }: Props & { app: AppWindow | undefined }) {
  const { url } = useStore(phoneState);
  const id = useId();
  const select = selectsOf(settings, t, onChange);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('path'));
    onChange({ path: /^\/(?![/\\])/.test(typed) ? typed : `/${typed.replace(/^[/\\]+/, '')}` });
  };
  const copyLink = async () => say(t((await copyText(location.href)) ? 'copied' : 'notCopied'));
  const control = async (path: string, init: RequestInit, done: TextKey) => {
    const response = await fetch(`/api/__mock/${path}`, { method: 'POST', ...init }).catch(() => undefined);
    say(t(response?.ok ? done : 'notReset'));
    onChange({});
  };
  const reset = async () => {
    const { userToken = 'guest-of-the-mock' } = userOf(settings);
    await control('reset', { headers: { userToken } }, 'wasReset');
  };
  const setServerClock = async () => {
    const now = new (app?.Date ?? Date)().toISOString();
    const headers = { 'content-type': 'application/json' };
    await control('clock', { headers, body: JSON.stringify({ now }) }, 'serverClockSet');
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('settings')}</h2>
      <div className="fields">
        {select('platform', platforms)}
        {select('model', models, (model) => modelOf[model].name)}
        {select('user', users)}
        {select('language', languages, nameOfLanguage)}
        {select('theme', themes)}
        {select('network', networks)}
        {settings.network === 'slow' && (
          <>
            <Amount name="latency" settings={settings} t={t} onChange={onChange} />
            <Amount name="bandwidth" settings={settings} t={t} onChange={onChange} />
          </>
        )}
        {select('appVersion', appVersions, (version) => t(`app.${version}`))}
        {select('messagingAccount', messagingAccounts)}
        {select('textScale', textScales, (scale) => `${Number(scale) * 100} %`)}
        <label>
          {t('time')}
          <input
            key={settings.time}
            type="datetime-local"
            defaultValue={settings.time}
            onBlur={({ target: { value } }) => {
              if (value !== settings.time && (value === '' || isTime(value))) onChange({ time: value });
            }}
          />
        </label>
        {select('zone', zones, (zone) => zone || t('thisMachine'))}
        <Scenario settings={settings} t={t} onChange={onChange} />
      </div>
      <form className="address" onSubmit={open}>
        <label>
          {t('path')}
          <input key={url} name="path" defaultValue={url} />
        </label>
        <button type="submit">{t('open')}</button>
      </form>
      <div className="row wraps">
        <button type="button" onClick={() => void copyLink()}>
          {t('copyLink')}
        </button>
        <button type="button" onClick={() => void reset()}>
          {t('reset')}
        </button>
        <button type="button" onClick={() => void setServerClock()}>
          {t('setServerClock')}
        </button>
      </div>
    </section>
  );
}

/** A number of the slow network. */
function Amount({ name, settings, t, onChange }: Props & { name: 'latency' | 'bandwidth' }) {
  const value = settings[name];
  return (
    <label>
      {t(name)}
      <input
        key={value}
        inputMode="numeric"
        defaultValue={value}
        onBlur={({ target }) => {
          if (isAmount(target.value) && target.value !== value) onChange({ [name]: target.value });
          else target.value = value;
        }}
      />
    </label>
  );
}

/** Lets the developer pick an API call and the example of its reply. */
function Scenario({ settings, t, onChange }: Props) {
  const [id = '', status, name] = settings.scenario.split('/');
  const [chosen, setChosen] = useState(id);
  const operation = operations.find((row) => row.id === chosen);
  const choose = (next: string) => {
    setChosen(next);
    if (settings.scenario) onChange({ scenario: '' });
  };
  return (
    <>
      <Select
        label={t('operation')}
        value={chosen}
        options={[['', '–'], ...operations.map((row): [string, string] => [row.id, row.id])]}
        onChange={choose}
      />
      <Select
        label={t('example')}
        value={chosen === id && status ? `${status}/${name}` : ''}
        options={[
          ['', t('remembered')],
          ...(operation?.examples ?? []).map((example): [string, string] => [
            `${example.status}/${example.name}`,
            `${example.status} ${example.name}`,
          ]),
        ]}
        onChange={(example) => onChange({ scenario: example && `${chosen}/${example}` })}
      />
    </>
  );
}

/** The select of a setting, by its name. */
export const selectsOf =
  <Own extends object>(settings: Own, t: Translate, onChange: (changes: Partial<Own>) => void) =>
  <Name extends keyof Own & TextKey>(
    name: Name,
    values: readonly (Own[Name] & string)[],
    textOf: (value: Own[Name] & string) => string = (value) => t(value as TextKey),
  ) => (
    <Select
      label={t(name)}
      value={settings[name] as Own[Name] & string}
      options={values.map((value) => [value, textOf(value)])}
      onChange={(value) => onChange({ [name]: value } as Partial<Own>)}
    />
  );

export const nameOfLanguage = (language: Settings['language']): string => (language === 'en' ? 'English' : '中文');

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
