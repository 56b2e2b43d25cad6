interface BridgeSchema {
  $defs: Record<string, object>;
}

/**
 * The bridge's schema as a description of an API, so that the same rules rate its changes: a page sends the parameters of an
 * action as a request, and the native app replies with its result.
 */
export function bridgeAsDescription({ $defs }: BridgeSchema): object {
  const schemas = JSON.parse(JSON.stringify($defs).replaceAll('#/$defs/', '#/components/schemas/'));
  const content = (name: string) => ({
    content: { 'application/json': { schema: name in $defs ? { $ref: `#/components/schemas/${name}` } : {} } },
  });
  const post = (id: string, request: string, reply: string) => ({
    [`/${id}`]: {
      post: {
        operationId: id,
        requestBody: { required: true, ...content(request) },
        responses: { '200': { description: id, ...content(reply) } },
      },
    },
  });
  const actions = Object.keys($defs).flatMap((name) => (name.endsWith('.params') ? [name.slice(0, -7)] : []));
  return {
    openapi: '3.1.0',
    info: { title: 'Bridge', version: '1' },
    paths: Object.assign(
      post('message', 'PageMessage', 'HostMessage'),
      ...actions.map((action) => post(action, `${action}.params`, `${action}.result`)),
    ),
    components: { schemas },
  };
}
