import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

// One catalog per area and language, so that a screen loads its own words alone. The frame's come before it, and hold what
// every screen shows; the folders of the kit, and what the frame shows seldom, share another that comes with the screen.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN'],
  catalogs: [
    { path: 'src/app/locales/{locale}', include: ['src/app/*.ts*', 'src/ui/*.ts*', 'src/routes.ts'] },
    { path: 'src/ui/locales/{locale}', include: ['src/ui/*/*.ts*', 'src/app/aside/*.ts*'] },
    {
      path: 'src/areas/{name}/locales/{locale}',
      include: ['src/areas/{name}'],
      // Its samples are no text of the product.
      exclude: ['src/areas/kit'],
    },
  ],
  format: formatter({ lineNumbers: false, printLinguiId: false }),
});
