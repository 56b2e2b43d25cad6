/* The functions that a build calls for each element. React's own module is CommonJS, of which the bundler would write each
   call as `(0, runtime.jsx)(…)`. */
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsx, jsxs } = runtime;
