/** Production settings with fictional hosts, for the builds of tests and `npm run hosting`. */
export const exampleSettings = {
  VITE_ENVIRONMENT: 'production',
  VITE_APP_VERSION: '5.2.0',
  VITE_WEB_URL: 'https://h5.health-app.example',
  VITE_APP_LINK: 'https://app.health-app.example/open',
  VITE_IOS_STORE: 'https://apps.health-app.example/ios',
  VITE_ANDROID_STORE: 'https://apps.health-app.example/android',
  VITE_MESSAGING_APP_ID_MAIN: 'wx0123456789abcdef',
  VITE_MESSAGING_APP_ID_FOOD: 'wxfedcba9876543210',
};
