import { describe, expect, it } from 'vitest';
import { greatest, isLess, promised, required } from '../breaking/bump.ts';
import { changesBetween, withoutExamples } from '../breaking/changes.ts';
import { goodDescription, type Loose } from './lint/good-description.ts';

const changeset = (bump: string) => `---\n'@health-app/sdk': ${bump}\n---\n\nWhat is new.\n`;

async function changesBy(plant: (it: Loose) => void) {
  const revision = goodDescription();
  plant(revision);
  return changesBetween(goodDescription(), revision);
}

const bumpOf = async (plant: (it: Loose) => void) => greatest((await changesBy(plant)).map(({ bump }) => bump));

describe('changes of the description', { timeout: 30_000 }, () => {
  it('an unchanged description, or one with other examples alone, has no changes', async () => {
    expect(await changesBy(() => {})).toEqual([]);
    const examples = await changesBy((it) => {
      const { content } = it.paths['/food/order/orderList'].get.responses['200'];
      content['application/json'].examples.first.value.list = [];
    });
    expect(examples).toEqual([]);
  });

  it('an addition requires a minor version', async () => {
    const added = (it: Loose) => {
      it.components.schemas.Order.properties.remark = { type: 'string', description: 'A remark.' };
    };
    expect(await bumpOf(added)).toBe('minor');
  });

  it('a removal or a new requirement requires a major version', async () => {
    const changes = await changesBy((it) => {
      delete it.paths['/food/view/statistic/event/push'];
      it.components.schemas.OrderCancellation.required = ['count'];
      it.components.schemas.Order.properties.orderNo.type = 'integer';
      it.paths['/food/order/orderList'].get.operationId = 'orders.all';
    });
    const major = changes.filter(({ bump }) => bump === 'major').map(({ text }) => text);
    expect(major).toHaveLength(changes.length);
    expect(major).toContainEqual(expect.stringContaining('/food/view/statistic/event/push removed'));
    expect(major).toContainEqual(expect.stringContaining('became required: `count`'));
    expect(major).toContainEqual(expect.stringContaining('modified type'));
    expect(major).toContainEqual(expect.stringContaining('/food/order/orderList get modified operationId'));
  });

  it('a read that becomes a command, and so loses its query, requires a major version', async () => {
    const command = (it: Loose) => {
      it.paths['/food/order/orderList'].get['x-effect'] = 'command';
    };
    expect(await bumpOf(command)).toBe('major');
  });
});

describe('changes that break a consumer of the types', { timeout: 30_000 }, () => {
  const list = (it: Loose) => it.paths['/food/order/orderList'].get;
  const statusOf = (it: Loose) => it.components.schemas.Order.properties.status;
  const withStatus = (it: Loose) => {
    it.components.schemas.Order.properties.status = {
      type: 'string',
      enum: ['paid', 'sent'],
      description: 'Where it is.',
    };
  };

  async function majorsBy(prepare: (it: Loose) => void, plant: (it: Loose) => void) {
    const base = goodDescription();
    prepare(base);
    const revision = structuredClone(base);
    plant(revision);
    const changes = await changesBetween(base, revision);
    return changes.filter(({ bump }) => bump === 'major').map(({ text }) => text);
  }

  it('a newly required token breaks consumers, of a call or of the whole description', async () => {
    const token = [{ userToken: [] }];
    const said = (was: string) => `/food/order/orderList get security: the token is required, was ${was}`;
    const optional = (it: Loose) => {
      list(it).security = [{}, ...token];
    };
    expect(await majorsBy(optional, (it) => Object.assign(list(it), { security: token }))).toContain(said('optional'));
    const open = (it: Loose) => {
      it.security = token;
      list(it).security = [];
    };
    expect(await majorsBy(open, (it) => delete list(it).security)).toContain(said('not taken'));
  });

  it('a token that is no longer required does not break consumers', async () => {
    const required = (it: Loose) => {
      list(it).security = [{ userToken: [] }];
    };
    const changes = (bump: string) =>
      `${bump} ${'/food/order/orderList get security: the token is optional, was required'}`;
    const base = goodDescription();
    required(base);
    const revision = structuredClone(base);
    list(revision).security = [{}, { userToken: [] }];
    const found = await changesBetween(base, revision);
    expect(found.map(({ bump, text }) => `${bump} ${text}`)).toContain(changes('minor'));
    expect(greatest(found.map(({ bump }) => bump))).toBe('minor');
  });

  it('a renamed schema breaks consumers', async () => {
    const renamed = (it: Loose) => {
      const { OrderPage, ...others } = it.components.schemas;
      it.components.schemas = { ...others, OrdersPage: { ...OrderPage, title: 'OrdersPage' } };
      list(it).responses['200'].content['application/json'].schema.$ref = '#/components/schemas/OrdersPage';
    };
    expect(await majorsBy(() => {}, renamed)).toEqual([
      'components schemas OrderPage gone: its type is no longer exported',
    ]);
  });

  it('a reply’s enumeration that loses a value breaks consumers, but not one in a new order', async () => {
    const [lost, ...more] = await majorsBy(withStatus, (it) => statusOf(it).enum.pop());
    expect(lost).toMatch(/properties status modified enum: a comparison with "sent" no longer compiles$/);
    expect(more).toEqual([]);
    expect(await majorsBy(withStatus, (it) => statusOf(it).enum.reverse())).toEqual([]);
  });
});

describe('a description without its examples', () => {
  it('a description without its examples keeps a property that has the name example', () => {
    const schema = { properties: { example: { type: 'string', example: 'x' } }, examples: [{}] };
    expect(withoutExamples(schema)).toEqual({ properties: { example: { type: 'string' } } });
  });
});

describe('the changesets', () => {
  it('the changesets promise the highest of their bumps for the SDK', () => {
    expect(promised([])).toBe('none');
    expect(promised([changeset('patch'), changeset('minor')])).toBe('minor');
    expect(promised(["---\n'@health-app/web': major\n---\n"])).toBe('none');
    expect(promised(['It says "@health-app/sdk": major in its text'])).toBe('none');
  });

  it('the changesets may promise more than required, but not less', () => {
    expect(isLess('minor', 'major')).toBe(true);
    expect(isLess('none', 'patch')).toBe(true);
    expect(isLess('major', 'minor')).toBe(false);
    expect(isLess('minor', 'minor')).toBe(false);
  });

  it('the changesets need no major bump before 1.0.0', () => {
    expect(required('major', '0.3.0')).toBe('minor');
    expect(required('major', '1.3.0')).toBe('major');
    expect(required('patch', '0.3.0')).toBe('patch');
  });
});
