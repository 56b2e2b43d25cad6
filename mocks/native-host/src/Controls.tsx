import { operations } from 'virtual:operations';
import { type FormEvent, useId, useState } from 'react';
import type { AppWindow } from './app-window.ts';
import { modelOf } from './phone-models.ts';
import { phoneState, say } from './phone-state.ts';
import {
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
import type { Word } from './words.ts';

interface Props {
  settings: Settings;
  words: (word: Word) => string;
  onChange: (changes: Partial<Settings>) => void;
}

/** The form of all settings. A change reloads the app at its current address. */
export function Controls({ settings, words, onChange, app }: Props & { app: AppWindow | undefined }) {
  const { url } = useStore(phoneState);
  const id = useId();
  const select = <Name extends 'platform' | 'user' | 'theme' | 'network' | 'messagingAccount'>(
    name: Name,
    values: readonly Settings[Name][],
  ) => (
    <Select
      label={words(name)}
      value={settings[name]}
      options={values.map((value) => [value, words(value as Word)])}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('path'));
    onChange({ path: /^\/(?![/\\])/.test(typed) ? typed : `/${typed.replace(/^[/\\]+/, '')}` });
  };
  const copyLink = () =>
    navigator.clipboard.writeText(location.href).then(
      () => say(words('copied')),
      () => say(words('notCopied')),
    );
  const reset = async () => {
    const { userToken = 'guest-of-the-mock' } = userOf(settings);
    const response = await fetch('/api/__mock/reset', { method: 'POST', headers: { userToken } }).catch(
      () => undefined,
    );
    say(words(response?.ok ? 'wasReset' : 'notReset'));
    onChange({});
  };
  const setServerClock = async () => {
    const now = new (app?.Date ?? Date)().toISOString();
    const response = await fetch('/api/__mock/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    }).catch(() => undefined);
    say(words(response?.ok ? 'serverClockSet' : 'notReset'));
    onChange({});
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{words('settings')}</h2>
      <div className="fields">
        {select('platform', platforms)}
        <Select
          label={words('model')}
          value={settings.model}
          options={models.map((model) => [model, modelOf[model].name])}
          onChange={(model) => onChange({ model })}
        />
        {select('user', users)}
        <Select
          label={words('language')}
          value={settings.language}
          options={languages.map((language) => [language, language === 'en' ? 'English' : '中文'])}
          onChange={(language) => onChange({ language })}
        />
        {select('theme', themes)}
        {select('network', networks)}
        {select('messagingAccount', messagingAccounts)}
        <Select
          label={words('textScale')}
          value={settings.textScale}
          options={textScales.map((scale) => [scale, `${Number(scale) * 100} %`])}
          onChange={(textScale) => onChange({ textScale })}
        />
        <label>
          {words('time')}
          <input
            key={settings.time}
            type="datetime-local"
            defaultValue={settings.time}
            onBlur={({ target: { value } }) => {
              if (value !== settings.time && (value === '' || isTime(value))) onChange({ time: value });
            }}
          />
        </label>
        <Select
          label={words('zone')}
          value={settings.zone}
          options={zones.map((zone) => [zone, zone || words('thisMachine')])}
          onChange={(zone) => onChange({ zone })}
        />
        <Scenario settings={settings} words={words} onChange={onChange} />
      </div>
      <form className="address" onSubmit={open}>
        <label>
          {words('path')}
          <input key={url} name="path" defaultValue={url} />
        </label>
        <button type="submit">{words('open')}</button>
      </form>
      <div className="row wraps">
        <button type="button" onClick={copyLink}>
          {words('copyLink')}
        </button>
        <button type="button" onClick={reset}>
          {words('reset')}
        </button>
        <button type="button" onClick={setServerClock}>
          {words('setServerClock')}
        </button>
      </div>
    </section>
  );
}

/** Lets the developer pick an API call and the example of its reply. */
function Scenario({ settings, words, onChange }: Props) {
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
        label={words('operation')}
        value={chosen}
        options={[['', '–'], ...operations.map((row): [string, string] => [row.id, row.id])]}
        onChange={choose}
      />
      <Select
        label={words('example')}
        value={chosen === id && status ? `${status}/${name}` : ''}
        options={[
          ['', words('remembered')],
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
