import { describe, expect, test } from 'vitest';
import type { Bundle, Schema } from '../../openapi/document.ts';
import { readDescription } from '../generate/description.ts';
import { renderNativeTypes } from '../generate/native-types.ts';
import { readBundle } from '../lib/examples.ts';

const render = async (bundle: Bundle) => {
  const [swift = '', kotlin = ''] = (await renderNativeTypes(bundle, readDescription(bundle))).map(([, text]) => text);
  return { swift, kotlin };
};
const edited = (edit: (schemas: Record<string, Schema>) => void) => {
  const bundle = structuredClone(readBundle());
  edit(bundle.components.schemas ?? {});
  return render(bundle);
};

describe('the types for native apps', () => {
  const usual = render(readBundle());

  test.each([
    ['VerifyCodeLogin', 'verifyCode', 'String', 'String'],
    ['User', 'userToken', 'String', 'String'],
    ['User', 'userId', 'String', 'String'],
    ['User', 'apkVersion', 'String?', 'String? = null'],
    ['AccountInformation', 'care', 'CareProfile', 'CareProfile'],
    ['FoodUserInformation', 'consents', '[Consent]', 'List<Consent>'],
    ['StatisticBatch', 'data', '[StatisticEvent]', 'List<StatisticEvent>'],
    ['StatisticEvent', 't', 'Int', 'Long'],
  ])('%s has %s, which is %s in Swift and %s in Kotlin', async (type, name, inSwift, inKotlin) => {
    const { swift, kotlin } = await usual;
    expect(swift.split('public struct ').find((one) => one.startsWith(`${type}:`))).toContain(
      `    public let ${name}: ${inSwift}\n`,
    );
    expect(kotlin.split('data class ').find((one) => one.startsWith(`${type} `))).toMatch(
      RegExp(`    val ${name}: ${inKotlin.replace(/[?<>]/g, '\\$&')},?\n`),
    );
  });

  test('a type of the description is one type of each language', async () => {
    for (const text of Object.values(await usual)) {
      const names = [...text.matchAll(/^(?:public struct|data class) (\w+)/gm)].map(([, name = '']) => name);
      expect(names.sort()).toEqual([
        ...['AccountInformation', 'CareProfile', 'CareWithheld', 'Consent', 'FoodUserInformation', 'HealthTag'],
        ...['StatisticBatch', 'StatisticEvent', 'User', 'VerifyCodeLogin'],
      ]);
    }
  });

  test('an enumeration of a reply is open, and one of an input is closed', async () => {
    const { swift, kotlin } = await edited(({ User, VerifyCodeLogin }) => {
      Object.assign(User?.properties ?? {}, { mood: { type: 'string', enum: ['calm', 'glad'] } });
      Object.assign(VerifyCodeLogin?.properties ?? {}, { channel: { type: 'string', enum: ['sms', 'voice'] } });
    });
    expect(swift).toContain('let mood: String?');
    expect(kotlin).toContain('val mood: String? = null');
    expect(swift).toMatch(/enum Channel: String, Codable \{\s+case sms = "sms"\s+case voice = "voice"/);
    expect(kotlin).toMatch(/enum class Channel\b/);
  });

  test('an operation that native apps call cannot be removed silently', async () => {
    const bundle = readBundle();
    const rest = readDescription(bundle).filter(({ id }) => id !== 'auth.login');
    await expect(renderNativeTypes(bundle, rest)).rejects.toThrow('The description has no auth.login');
  });
});
