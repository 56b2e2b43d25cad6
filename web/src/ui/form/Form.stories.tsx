import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/Layout.module.css';
import { Chips } from './Chips.tsx';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Inputs/Form',
  component: Form,
  args: { onSubmit: fn() },
  render: (args) => <NameForm {...args} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Li{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Mei Li');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox');
    await userEvent.type(name, ' Li{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: words('Father', '父亲') }));
    await expect(name).toHaveValue('Mei');
    await expect(canvas.getByRole('radio', { name: words('Mother', '母亲') })).toBeChecked();
    await userEvent.click(name);
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithAProblem: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox');
    await userEvent.clear(name);
    const save = canvas.getByRole('button', { name: words('Save', '保存') });
    await userEvent.click(save);
    await expect(name).toHaveFocus();
    await userEvent.click(save);
    await expect(name).toHaveFocus();
  },
};

function NameForm(args: Parameters<typeof Form>[0]) {
  const [name, setName] = useState('Mei');
  const [relation, setRelation] = useState('mother');
  const [tried, setTried] = useState(false);
  const submit = (form: HTMLFormElement) => {
    setTried(true);
    args.onSubmit(form);
  };
  return (
    <Form {...args} className={layout.column4} aria-label={words('Family member', '家人')} onSubmit={submit}>
      <Field
        label={words('Name', '名称')}
        value={name}
        error={tried && name === '' ? words('Enter a name', '请输入名称') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Chips
        label={words('Relation', '关系')}
        value={relation}
        onChange={setRelation}
        options={[
          { value: 'mother', label: words('Mother', '母亲') },
          { value: 'father', label: words('Father', '父亲') },
        ]}
      />
      <Button type="submit" busy={args.busy}>
        {words('Save', '保存')}
      </Button>
    </Form>
  );
}
