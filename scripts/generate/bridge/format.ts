// The format of the files in sdk/native/actions and sdk/native/schemas, as JSON Schemas. It allows only the keywords that
// the generator converts to types and validators; any other keyword is an error, because nothing would enforce it.

const schema = { $ref: 'schema#' };
const text = { type: 'string', minLength: 1 };
/** A sentence. */
const description = { type: 'string', pattern: '^[^ ].*[.]$' };

/** A file in `sdk/native/schemas/`, and each schema inside another. */
export const schemaFormat = {
  $id: 'schema',
  type: 'object',
  additionalProperties: false,
  properties: {
    $ref: { type: 'string', pattern: '[.]yaml$' },
    description,
    type: { enum: ['string', 'boolean', 'number', 'integer', 'array', 'object'] },
    const: text,
    enum: { type: 'array', minItems: 1, items: { type: ['string', 'integer'] } },
    pattern: text,
    minimum: { type: 'number' },
    maximum: { type: 'number' },
    default: { type: ['string', 'number'] },
    items: schema,
    required: { type: 'array', items: text },
    properties: { type: 'object', additionalProperties: schema },
    oneOf: { type: 'array', minItems: 2, items: schema },
    allOf: { type: 'array', minItems: 2, items: schema },
  },
};

/** A file in `sdk/native/actions/<group>/`; its name is the action's. */
export const actionFormat = {
  type: 'object',
  required: ['description'],
  additionalProperties: false,
  properties: {
    /** One line, from the page's point of view. */
    description,
    /** `call` (default) has one reply, `notify` has none, `stream` has events until it ends. */
    kind: { enum: ['notify', 'stream'] },
    /**
     * ms until the reply of a call or the opening of a stream; `person` means ten minutes of visible time. Default 10,000.
     */
    timeLimit: { oneOf: [{ const: 'person' }, { type: 'integer', minimum: 1 }] },
    /** The only kind of host with this action; `web` for an action outside the native apps. By default both native apps. */
    only: { enum: ['ios', 'android', 'web'] },
    /** The substitute in a plain browser; without one, the action is not supported there. */
    browser: text,
    /** The substitute in the messaging app's browser; by default that of a plain browser. */
    messaging: text,
    /** An object. */
    params: schema,
    /** The result of a call, or each event of a stream. */
    result: schema,
    /** Example values of both; the scripted host replies with them by default. */
    example: {
      type: 'object',
      additionalProperties: false,
      properties: { params: { type: 'object' }, result: {} },
    },
  },
};
