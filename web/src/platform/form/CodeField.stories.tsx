import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CodeField } from './CodeField.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = { title: 'Inputs/CodeField', component: CodeField } satisfies Meta<typeof CodeField>;

export default meta;

/**
 * The first request for a code fails, as the server does after the daily limit of a number. `web/e2e/kit-form.spec.ts` tests
 * it, because its countdown survives a reload.
 */
export const WithPhone: StoryObj = { render: () => <PhoneAndCode /> };

function PhoneAndCode() {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const send = async () => {
    setTries(tries + 1);
    if (tries === 0) throw new Error('refused');
  };
  return (
    <>
      <PhoneField value={phone} onChange={setPhone} />
      <CodeField value={code} onChange={setCode} purpose="kit" phoneNumber={phone} send={send} />
    </>
  );
}
