import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

// One catalog per area and language, so that a screen loads its own words alone. The frame and the kit share one.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN'],
  catalogs: [
    { path: 'src/app/locales/{locale}', include: ['src/app', 'src/ui', 'src/routes.ts', 'src/main.tsx'] },
    { path: 'src/areas/{name}/locales/{locale}', include: ['src/areas/{name}'] },
  ],
  format: formatter({ lineNumbers: false, printLinguiId: false }),
});
