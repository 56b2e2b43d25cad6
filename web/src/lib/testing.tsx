/** Helpers of stories. */
import { type ComponentType, useState } from 'react';

/** The sample in the language of the page. Samples are not part of the product, so they are not in the catalogs. */
export const words = (en: string, zh: string): string => (document.documentElement.lang === 'zh-CN' ? zh : en);

/**
 * Makes a field keep its value, and still report each change.
 * @param name of the property that `onChange` changes
 */
export function withState<
  Name extends string,
  Props extends Record<Name, unknown> & { onChange: (value: never) => void },
>(Field: ComponentType<Props>, name: Name) {
  return function FieldWithState(props: Props) {
    const [value, setValue] = useState(props[name]);
    const onChange = (next: Props[Name]) => {
      setValue(next);
      (props.onChange as (value: Props[Name]) => void)(next);
    };
    return <Field {...props} {...{ [name]: value, onChange }} />;
  };
}
