import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import plugin from '../../../openapi/lint-rules.mjs';
import { FAULTS, LIST, rename } from './faults.ts';
import { goodDescription, type Loose } from './good-description.ts';

const RULES = ['operations', 'names', 'extensions', 'examples', 'failures', 'identities', 'schemas', 'inputs'];

const config = createConfig({
  plugins: [plugin()],
  rules: Object.fromEntries(RULES.map((rule) => [`health/${rule}`, 'error'])),
});

async function faultsOf(description: Loose): Promise<string[]> {
  const problems = await lintFromString({ source: JSON.stringify(description), config: await config });
  return problems.map(({ ruleId, message }) => `${ruleId} ${message}`);
}

it('the rules report nothing for a good description', async () => {
  expect(await faultsOf(goodDescription())).toEqual([]);
});

describe.each(RULES)('the rule %s', (rule) => {
  it.each(FAULTS[rule] ?? [])('the rule finds %s', async (_name, plant, said) => {
    const description = goodDescription();
    plant(description);
    expect(await faultsOf(description)).toContainEqual(expect.stringContaining(`health/${rule} ${said}`));
  });
});

it('the rules find faults in files that paths reference, whether or not the root lists them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lint-rules-'));
  try {
    const description = goodDescription();
    const { Order } = description.components.schemas;
    await mkdir(join(folder, 'schemas'));
    await writeFile(join(folder, 'schemas/Order.yaml'), JSON.stringify({ ...Order, 'x-origin': undefined }));
    description.components.schemas.OrderPage.properties.list.items = { $ref: 'schemas/Order.yaml' };
    delete description.components.schemas.Order;
    await writeFile(join(folder, 'openapi.yaml'), JSON.stringify(description));
    const problems = await lint({ ref: join(folder, 'openapi.yaml'), config: await config });
    expect(problems.map(({ message }) => message)).toEqual([
      'Order: x-origin is spec or assumed or observed or agreed.',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it.each(['getOrderRefund', 'queryOrderRefund', 'order-refund'])(
  'the rules accept the name orders.orderRefund for %s',
  async (segment) => {
    const description = goodDescription();
    const path = `/food/order/${segment}`;
    rename(description, LIST, path);
    const { get } = description.paths[path];
    get.operationId = 'orders.orderRefund';
    description.paths['/food/order/orderCancel'].post['x-invalidates'] = ['orders'];
    expect(await faultsOf(description)).toEqual([]);
  },
);
