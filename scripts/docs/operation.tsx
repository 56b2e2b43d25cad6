import type { ReactNode } from 'react';
import type { ReadStory } from '../../mocks/contract/stories/story.ts';
import { highlighted, markdown } from './markdown.ts';
import type { Reference, ReferenceOperation } from './reference.ts';
import { Fields } from './schema.tsx';
import { StoriesWith } from './stories.tsx';
import { Html, Inline } from './text.tsx';

/** What scrolls must be reachable by the keyboard, and so needs a name. */
const scrolling = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label });

export const Method = ({ operation: { method } }: { operation: ReferenceOperation }): ReactNode => (
  <span className={`method ${method}`}>{method.toUpperCase()}</span>
);

interface OperationProps {
  operation: ReferenceOperation;
  resolve: Reference['schema'];
  /** The number of operations with a code. */
  uses: ReadonlyMap<string, number>;
  stories: readonly ReadStory[];
}

/** An operation with its fields, its failures, its samples and a form that runs them. */
export function Operation({ operation, resolve, uses, stories }: OperationProps): ReactNode {
  const { id, summary, path, description, badges, input, data, failures } = operation;
  return (
    <section className="operation" id={id} aria-labelledby={`${id}:title`}>
      <div className="about">
        <h2 id={`${id}:title`}>
          <a className="anchor" href={`#${id}`}>
            {summary}
          </a>
        </h2>
        <p className="call">
          <Method operation={operation} /> <code>{path}</code>
        </p>
        <p className="call note">
          <code>{id}</code>
        </p>
        <ul className="badges" aria-label="Behaviour">
          {badges.map(({ name, title }) => (
            <li key={name} title={title}>
              {name}
            </li>
          ))}
        </ul>
        <Html of={markdown(description).html} />
        {input ? (
          <>
            <h3>Input</h3>
            <Fields schema={input} resolve={resolve} />
          </>
        ) : null}
        <h3>Data of the reply</h3>
        {data ? <Fields schema={data} resolve={resolve} /> : <p>None.</p>}
        {failures.length > 0 ? (
          <>
            <h3>Failures</h3>
            <div className="table" {...scrolling(`Failures of ${id}`)}>
              <table>
                <thead>
                  <tr>
                    <th>Code</th>
                    <th>When</th>
                    <th>Also in</th>
                  </tr>
                </thead>
                <tbody>
                  {failures.map(({ code, when, example }) => (
                    <tr key={code}>
                      <td>
                        {example ? (
                          <a href={`#${id}/${example}`}>
                            <code>{code}</code>
                          </a>
                        ) : (
                          <code>{code}</code>
                        )}
                      </td>
                      <td>
                        <Inline of={when} />
                      </td>
                      <td>
                        <Others code={code} count={(uses.get(code) ?? 1) - 1} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        ) : null}
        <StoriesWith operation={id} stories={stories} />
      </div>
      <Try operation={operation} />
    </section>
  );
}

const Others = ({ code, count }: { code: string; count: number }): ReactNode =>
  count === 0 ? (
    '–'
  ) : (
    <a href={`failures.html#${code}`}>
      {count} {count === 1 ? 'call' : 'calls'}
      <span className="unseen"> with {code}</span>
    </a>
  );

/** The samples of an operation, and its replies by the mock. */
function Try({ operation: { id, samples, calls, examples } }: { operation: ReferenceOperation }): ReactNode {
  const prepared = calls.length - 1;
  const groups = [
    { label: 'Successes', options: examples.filter(({ status, value }) => status === '200' && isSuccess(value)) },
    { label: 'Failures', options: examples.filter(({ status, value }) => status === '200' && !isSuccess(value)) },
    { label: 'Other statuses', options: examples.filter(({ status }) => status !== '200') },
  ].filter(({ options }) => options.length > 0);
  return (
    <div className="try">
      <div role="tablist" aria-label={`Samples of ${id}`}>
        {samples.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}:${label}`}
            aria-controls={`${id}:${label}:code`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-sample={label}
          >
            {label}
          </button>
        ))}
      </div>
      {samples.map(({ label, source, language, note }, index) => (
        <div
          key={label}
          className="code"
          role="tabpanel"
          id={`${id}:${label}:code`}
          aria-labelledby={`${id}:${label}`}
          hidden={index !== 0}
        >
          <pre {...scrolling(`${label} sample of ${id}`)}>
            <code className="sample" dangerouslySetInnerHTML={{ __html: highlighted(source, language) }} />
          </pre>
          {note ? <p className="note">{note}</p> : null}
        </div>
      ))}
      <form className="run" data-operation={id}>
        <div className="ask">
          <label>
            <span>Reply</span>
            <select name="example">
              <option value="">As the mock remembers</option>
              {groups.map(({ label, options }) => (
                <optgroup key={label} label={label}>
                  {options.map(({ name, status, summary, value }) => (
                    <option key={`${status} ${name}`} value={`${status} ${name}`} title={summary}>
                      {status === '200' ? ((value as { code?: string }).code ?? name) : `${status} ${name}`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <button type="submit" className="primary">
            Run
          </button>
        </div>
        {calls.at(-1)?.input === undefined ? null : (
          <details className="input">
            <summary>Change the input</summary>
            <textarea name="input" aria-label={`Input of ${id} as JSON`} rows={6} spellCheck={false} />
          </details>
        )}
        {prepared > 0 ? (
          <p className="note">
            Run first calls{' '}
            {calls.slice(0, -1).map((call, index) => (
              <span key={call.id + index}>
                {index > 0 ? ', ' : ''}
                <code>{call.id}</code>
              </span>
            ))}
            .
          </p>
        ) : null}
        <p className="outcome" role="status" />
        <details className="headers" hidden>
          <summary>Headers</summary>
          <pre {...scrolling(`Headers of ${id}`)} />
        </details>
        <div className="code">
          <pre className="reply" {...scrolling(`Reply of ${id}`)} />
        </div>
        <script
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify({ calls, examples }).replaceAll('<', '\\u003c') }}
        />
      </form>
    </div>
  );
}

const isSuccess = (value: unknown): boolean => (value as { success?: unknown }).success === true;
