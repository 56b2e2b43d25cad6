import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Choice, Sheet } from './phone-state.ts';
import type { Translate } from './texts.ts';

/** A native sheet over the page: a question with its answers. Escape chooses the last answer, which dismisses the sheet. */
export function SheetView({ sheet, t }: { sheet: Sheet; t: Translate }) {
  const { action, title, facts, image, images, field, choices, answer } = sheet;
  const [chosen, setChosen] = useState<string[]>(images?.urls.slice(0, 1) ?? []);
  const [typed, setTyped] = useState(field?.value ?? '');
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    first.current?.focus();
    return () => before?.focus();
  }, []);
  const give = (choice: Choice) =>
    answer(typeof choice.answer === 'function' ? choice.answer(field ? [typed] : chosen) : choice.answer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [main] = choices;
    if (main) give(main);
  };
  const toggle = (url: string) => {
    const { count } = images ?? { count: 1 };
    if (chosen.includes(url)) setChosen(chosen.filter((other) => other !== url));
    else setChosen([...chosen, url].slice(-count));
  };
  return (
    <div className="scrim">
      <div
        className="sheet"
        role="dialog"
        aria-label={t(title)}
        onKeyDown={({ key }) => key === 'Escape' && answer({ error: 'cancelled' })}
      >
        <form onSubmit={submit}>
          <h2 ref={first} tabIndex={-1}>
            {t(title)} <code>{action}</code>
          </h2>
          {image && <img className="shared" src={image} alt="" />}
          <dl>
            {facts.map(([name, value]) => (
              <div key={`${name}${value}`}>
                {name && <dt>{name}</dt>}
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {images && (
            <div className="images">
              {images.urls.map((url, index) => (
                <button key={url} type="button" aria-pressed={chosen.includes(url)} onClick={() => toggle(url)}>
                  <img src={url} alt={`${t('picture')} ${index + 1}`} />
                </button>
              ))}
            </div>
          )}
          {field && (
            <label>
              {t(field.label)}
              <input value={typed} onChange={(event) => setTyped(event.target.value)} />
            </label>
          )}
          <div className="choices">
            {choices.map((choice) => (
              <button key={choice.label} type="button" className={choice.look} onClick={() => give(choice)}>
                {t(choice.label)}
              </button>
            ))}
          </div>
        </form>
      </div>
    </div>
  );
}
