import type { ReactNode } from 'react';
import { personsOf, type ReadStory, type Step, secondsOf } from '../../mocks/contract/stories/story.ts';
import { Frame, html, type Site } from './frame.tsx';
import { Inline } from './text.tsx';

/** Every story with its steps, by group of calls. */
export function storiesPage(site: Site): string {
  const groups = site.reference.groups.map((group) => ({
    ...group,
    stories: site.stories.filter(({ domain }) => domain === group.name),
  }));
  return html(
    <Frame site={site} title="Stories" address="reference/stories.html">
      <h1>Stories</h1>
      <p className="lead">
        {site.stories.length} stories of several calls, with what each reply has to say.{' '}
        <code>npm run contract -- stories</code> runs them on the mock or on any backend.
      </p>
      {groups
        .filter(({ stories }) => stories.length > 0)
        .map(({ name, title, stories }) => (
          <section key={name} aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`}>
              <a href={`${name}.html`}>{title}</a>
            </h2>
            {stories.map((one) => (
              <StoryOf key={one.story.workflowId} one={one} />
            ))}
          </section>
        ))}
    </Frame>,
  );
}

function StoryOf({ one }: { one: ReadStory }): ReactNode {
  const { workflowId, summary, description, steps } = one.story;
  const [caller = '', ...others] = Object.keys(personsOf(one));
  return (
    <section className="story" id={workflowId} aria-labelledby={`${workflowId}:title`}>
      <h3 id={`${workflowId}:title`}>
        <a className="anchor" href={`#${workflowId}`}>
          {summary}
        </a>
      </h3>
      {description ? (
        <p className="note">
          <Inline of={description} />
        </p>
      ) : null}
      <ol>
        {steps.map((step) => (
          <li key={step.stepId}>
            <b>{step.stepId}</b> <Called step={step} others={one.others} />{' '}
            <span className="note">
              {[
                others.length > 0 ? `by ${step['x-person'] ?? caller}` : [],
                step['x-clock'] ? `${timeOf(step['x-clock'].advance)} later` : [],
              ]
                .flat()
                .join(', ')}
            </span>
            {step.successCriteria?.map(({ condition }) => (
              <code key={condition}>{condition.replaceAll('$response.body#/', '')}</code>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

const UNITS = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/** A duration in its largest whole unit: `25 hours`. */
function timeOf(duration: string): string {
  const seconds = secondsOf(duration);
  const [unit, length] = Object.entries(UNITS).find(([, size]) => seconds % size === 0) ?? ['second', 1];
  const count = seconds / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const Called = ({ step, others }: { step: Step; others: ReadStory['others'] }): ReactNode => {
  const { operationId = '', workflowId } = step;
  return workflowId === undefined ? (
    <a href={`${operationId.split('.')[0]}.html#${operationId}`}>{operationId}</a>
  ) : (
    <a href={`#${workflowId}`}>{others.get(workflowId)?.summary}</a>
  );
};

/** Links to the stories that call an operation. */
export const StoriesWith = ({
  operation,
  stories,
}: {
  operation: string;
  stories: readonly ReadStory[];
}): ReactNode => (
  <StoriesWhere of={stories} title={<h3>Stories</h3>} holds={({ operationId }: Step) => operationId === operation} />
);

/** Links to the stories in which a call is refused with a code. */
export const StoriesRefusedBy = ({ code, stories }: { code: string; stories: readonly ReadStory[] }): ReactNode => (
  <StoriesWhere
    of={stories}
    title={<p className="note">It happens in:</p>}
    holds={({ successCriteria = [] }: Step) =>
      successCriteria.some(({ condition }) => condition === `$response.body#/code == '${code}'`)
    }
  />
);

interface Where {
  of: readonly ReadStory[];
  title: ReactNode;
  holds: (step: Step) => boolean;
}

function StoriesWhere({ of, title, holds }: Where): ReactNode {
  const found = of.filter(({ story }) => story.steps.some(holds));
  if (found.length === 0) return null;
  return (
    <>
      {title}
      <ul>
        {found.map(({ story: { workflowId, summary } }) => (
          <li key={workflowId}>
            <a href={`stories.html#${workflowId}`}>{summary}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
