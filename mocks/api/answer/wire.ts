import type { Operation } from '../description/description.ts';
import { decodeInput, differs, encodeData, envelope } from '../generated/wire.ts';

/** Converts a body from wire format to the format of the mock's code. */
export function fromWire(operation: Operation | undefined, text: string): string {
  if (!differs || !operation || text === '') return text;
  try {
    return JSON.stringify(decodeInput(operation.variantOf ?? operation.id, JSON.parse(text)));
  } catch {
    // The reader of the body refuses malformed text.
    return text;
  }
}

/**
 * Converts the body of a reply to wire format.
 * @param operation undefined for a refusal before the operation is known
 */
export function toWire(operation: Operation | undefined, body: unknown): unknown {
  const { success, data, code, msg, reasons } = Object(body) as Record<string, unknown>;
  if (!differs || typeof success !== 'boolean') return body;
  const { name, value, otherwise }: { name: string; value: unknown; otherwise?: unknown } = envelope.success;
  const { reasons: place }: { reasons?: string } = envelope;
  if (!success) {
    return {
      ...(otherwise !== undefined && { [name]: otherwise }),
      ...{ [envelope.code]: code, [envelope.message]: msg },
      ...(place !== undefined && reasons !== undefined && { [place]: reasons }),
    };
  }
  const encoded = operation ? encodeData(operation.variantOf ?? operation.id, data) : data;
  return { [name]: value, ...(msg !== undefined && { [envelope.message]: msg }), [envelope.data]: encoded };
}
