import { create, type Edit, insert, kebab, NewError, pascal } from './edits.ts';

export interface Endpoint {
  /** `<domain>.<verb>`, as `member.birthdayGift`. */
  id: string;
  /** A sentence without a full stop: what the call does. */
  summary: string;
  /** A command changes data by POST; a personal read belongs to its caller, a public one needs no token. */
  kind: 'personal' | 'public' | 'command';
}

/**
 * Returns the files of a new endpoint, whose one field and example are to be replaced.
 * @param domains of the description
 * @throws {NewError} if the domain is unknown
 */
export function endpointEdits({ id, summary, kind }: Endpoint, domains: string[]): Edit[] {
  const [domain = '', verb = '', ...rest] = id.split('.');
  if (!/^[a-z][A-Za-z]*$/.test(verb) || rest.length > 0) {
    throw new NewError(`An endpoint is <domain>.<verb>, such as member.birthdayGift, not ${id}.`);
  }
  if (!domains.includes(domain)) {
    throw new NewError(`The domains are ${domains.join(', ')}; a new one begins as a tag in openapi/openapi.yaml.`);
  }
  const type = `${pascal(domain)}${pascal(verb)}${kind === 'command' ? 'Input' : ''}`;
  return [
    create(`openapi/${domain}/paths/${verb}.yaml`, pathFile({ domain, verb, summary, kind, type })),
    create(`openapi/${domain}/schemas/${type}.yaml`, schemaFile(type, summary)),
    create(`.changeset/${kebab(domain)}-${kebab(verb)}.md`, changeset(id, summary)),
    ...(kind === 'personal' ? [exportStep(id)] : []),
  ];
}

function pathFile({
  domain,
  verb,
  summary,
  kind,
  type,
}: Omit<Endpoint, 'id'> & Record<'domain' | 'verb' | 'type', string>) {
  const isOpen = kind === 'public';
  const schema = `{ $ref: ../schemas/${type}.yaml }`;
  const example = 'example: { summary: One, value: { count: 1 } }';
  const body = `    requestBody:
      required: true
      content:
        application/json:
          schema: ${schema}
          examples:
            ${example}
`;
  return `/food/${isOpen ? 'view/' : ''}${kebab(domain)}/${kebab(verb)}:
  parameters:
    - $ref: ../../shared/parameters/AppVersion.yaml
    - $ref: ../../shared/parameters/Source.yaml
  ${kind === 'command' ? 'post' : 'get'}:
    operationId: ${domain}.${verb}
    summary: ${JSON.stringify(summary)}
    description: ${JSON.stringify(`${summary}.`)}
    tags: [${domain}]
    x-origin: assumed
    ${kind === 'command' ? 'x-kind: step\n    x-repeat: same' : `x-scope: ${kind}`}
${isOpen ? '    security: []\n' : ''}${kind === 'command' ? body : ''}    responses:
      "200":
        description: ${kind === 'command' ? 'It is done, or the reason why not.' : 'The data, or the reason why there are none.'}
        content:
          application/json:
            schema: ${kind === 'command' ? '{ type: "null" }' : schema}
            examples:
              ${kind === 'command' ? 'example: { summary: Done, value: null }' : example}
        x-failures:
          GONE: { summary: There is no such thing, msg: 该记录不存在 }
      "400": { $ref: ../../shared/responses/BadRequest.yaml }
${isOpen ? '' : '      "401": { $ref: ../../shared/responses/Unauthorized.yaml }\n'}      "500": { $ref: ../../shared/responses/ServerError.yaml }
`;
}

const schemaFile = (type: string, summary: string): string => `type: object
title: ${type}
description: ${JSON.stringify(`${summary}.`)}
x-origin: assumed
required: [count]
properties:
  count: { type: integer, minimum: 0, maximum: 1000, description: A number. }
`;

const changeset = (id: string, summary: string): string => `---
'@health-app/sdk': minor
'@health-app/mock': minor
---

\`${id}\`: ${summary}.
`;

/** A person may download every personal read. */
const exportStep = (id: string): Edit =>
  insert('web/src/features/account/model/export-plan.ts', `\n  once('${id}'),`, 'export const exportSteps', /\n\];/);
