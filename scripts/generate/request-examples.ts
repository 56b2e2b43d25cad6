import type { Bundle, Media } from '../../openapi/document.ts';
import { follow } from '../../openapi/follow.ts';

/**
 * The description with an example of a request for every named reply to a command. A failure mostly depends on what was
 * before, so without a request of its own it has the first one. Tools that replay a request with its reply, such as
 * Specmatic, otherwise invent requests for a reply: all combinations of the values of all fields.
 */
export function withRequestExamples(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  for (const { post } of Object.values(copy.paths)) {
    const media = post?.requestBody && follow(copy, post.requestBody).content['application/json'];
    const reply = post?.responses['200'] && follow(copy, post.responses['200']).content?.['application/json'];
    if (media && reply) media.examples = paired(media, reply);
  }
  return copy;
}

function paired({ examples = {} }: Media, reply: Media): NonNullable<Media['examples']> {
  const [first] = Object.values(examples);
  if (!first) return examples;
  const missing = Object.entries(reply.examples ?? {}).filter(([name]) => !(name in examples));
  return {
    ...examples,
    ...Object.fromEntries(missing.map(([name, { summary }]) => [name, { ...first, ...(summary && { summary }) }])),
  };
}
