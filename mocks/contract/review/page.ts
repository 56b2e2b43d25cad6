import type { Schema } from '../../../openapi/document.ts';
import { wanted } from '../describe-value.ts';
import { escaped, marked, PAGE_STYLE, tableOf } from '../formats/markup.ts';
import type { Decision } from './decisions.ts';

const STYLE = `${PAGE_STYLE}
fieldset{margin:1.5rem 0;padding:.5rem 1rem 1rem;border:1px solid var(--line);border-radius:.5rem;min-width:0}legend{font-weight:600;padding:0 .4rem}
pre{overflow:auto}summary{padding:.6rem 0}label{margin-right:1rem}input{font:inherit}input[type=text]{width:24rem;max-width:100%;padding:.4rem .6rem;box-sizing:border-box}
.choices{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center}.choices label{display:flex;align-items:center;gap:.4rem;min-height:44px;min-width:0;margin:0}.choices label:last-child{flex:1 1 18rem}.choices input[type=text]{flex:1 1 8rem;width:8rem}
@media(min-width:45rem){td:first-child code{overflow-wrap:normal}}
html{scroll-padding-top:5rem}nav a{display:inline-block;padding:.6rem .5rem .6rem 0}
@media print{header{display:none}}
header{display:flex;align-items:center;gap:.75rem;position:sticky;top:0;z-index:1;background:Canvas;padding:.5rem 0;border-bottom:1px solid var(--line)}
button{font:inherit;padding:.6rem 1rem}`;

/** Keeps answers in the browser until they are saved, and saves them as the file that `review --answers` reads. */
const SCRIPT = `const form=document.forms[0],key='review '+form.dataset.version;
const read=()=>[...form.querySelectorAll('fieldset')].flatMap(({dataset,elements:all})=>{const answer=[...all].find(({type,checked})=>type==='radio'&&checked)?.value;
const note=[...all].find(({type})=>type==='text').value.trim();const team=form.elements['team '+dataset.domain].value.trim();
return answer?[{schema:dataset.schema,version:dataset.version,answer,team,...(note&&{note})}]:[]});
const show=()=>{const answers=read();form.querySelector('output').value=answers.length+' of '+form.querySelectorAll('fieldset').length+' answered';return answers};
const fill=(values)=>{for(const [name,value] of values){const field=form.elements[name];if(field)field.value=value}};
try{fill(JSON.parse(localStorage.getItem(key)??'[]'))}catch{}
form.addEventListener('input',()=>{show();try{localStorage.setItem(key,JSON.stringify([...new FormData(form)]))}catch{}});
form.addEventListener('submit',(event)=>{event.preventDefault();const answers=show();
const lacking=answers.find(({team})=>!team);if(lacking){const field=form.elements['team '+form.querySelector('[data-schema="'+lacking.schema+'"]').dataset.domain];
field.setCustomValidity('Name the team that answers.');field.reportValidity();field.addEventListener('input',()=>field.setCustomValidity(''),{once:true});return}
const link=document.createElement('a');link.href=URL.createObjectURL(new Blob([JSON.stringify({date:new Date().toISOString().slice(0,10),answers},null,2)],{type:'application/json'}));
link.download='answers.json';link.click();URL.revokeObjectURL(link.href)});show();`;

/**
 * One page without other files: a decision for each assumed schema.
 *
 * @param description the version of the description
 */
export function reviewPage(decisions: Decision[], description: string): string {
  const domains = [...new Set(decisions.map(({ domain }) => domain))];
  const sections = domains.map((domain) => {
    const own = decisions.filter((one) => one.domain === domain);
    return `<section><h2 id="${escaped(domain)}">${escaped(domain)} (${own.length})</h2>
<p><label>Team that answers: <input type="text" name="team ${escaped(domain)}" autocomplete="organization"></label></p>
${own.map(decisionOf).join('\n')}</section>`;
  });
  const links = domains.map((domain) => `<a href="#${escaped(domain)}">${escaped(domain)}</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Review of the assumed schemas</title><style>${STYLE}</style>
<h1>Review of the assumed schemas</h1>
<p>The product specification does not define these ${decisions.length} schemas of the description ${escaped(description)}. For each, say whether your
backend sends and takes it like this. <code>contract review --answers answers.json --write openapi</code> marks what is accepted as agreed.</p>
<nav>${links}</nav>
<form data-version="${escaped(description)}"><header><button>Save the answers</button> <output aria-live="polite"></output></header>
${sections.join('\n')}</form>
<script>${SCRIPT}</script>
</html>
`;
}

function decisionOf({ name, domain, schema, version, example, neededBy }: Decision): string {
  const choice = (value: string, label: string) =>
    `<label><input type="radio" name="answer ${escaped(name)}" value="${value}"> ${label}</label>`;
  return `<fieldset data-schema="${escaped(name)}" data-version="${version}" data-domain="${escaped(domain)}"><legend>${escaped(name)}</legend>
<p>${marked(schema.description ?? '')}</p>
${fieldsOf(schema)}
${example === undefined ? '' : `<details><summary>Example</summary><pre>${escaped(JSON.stringify(example, null, 2))}</pre></details>`}
<details><summary>Needed by ${neededBy.length} operation${neededBy.length === 1 ? '' : 's'}</summary><p>${neededBy.map((id) => `<code>${escaped(id)}</code>`).join(', ')}</p></details>
<div class="choices">${choice('yes', 'Yes')}${choice('no', 'No')}${choice('other', 'Other')}<label>What instead? <input type="text" name="note ${escaped(name)}"></label></div></fieldset>`;
}

/** The fields of an object, or what a single value must be. */
function fieldsOf(schema: Schema): string {
  const parts = [schema, ...(schema.allOf ?? [])];
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const based = (schema.allOf ?? []).flatMap(({ $ref }) => ($ref ? [wanted({ $ref })] : []));
  const rows = parts.flatMap((part) =>
    Object.entries(part.properties ?? {}).map(([name, field]) => [
      `<code>${escaped(name)}</code>${required.has(name) ? '' : ', optional'}`,
      `<code>${escaped(typeOf(field))}</code>`,
      marked(field.description ?? ''),
    ]),
  );
  const intro =
    based.length > 0
      ? `<p>With the fields of ${based.map((name) => `<code>${escaped(name)}</code>`).join(', ')}.</p>`
      : '';
  if (rows.length === 0) return intro || `<p><code>${escaped(limitsOf(schema))}</code></p>`;
  return `${intro}${tableOf(['Field', 'Value', 'Meaning'], rows)}`;
}

function typeOf(field: Schema): string {
  if (field.oneOf) return field.oneOf.map(typeOf).join(' or ');
  return field.items ? `list of ${typeOf(field.items)}` : limitsOf(field);
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'] as const;

const limitsOf = (schema: Schema): string =>
  [wanted(schema), ...LIMITS.flatMap((name) => (schema[name] === undefined ? [] : `${name} ${schema[name]}`))].join(
    ', ',
  );
