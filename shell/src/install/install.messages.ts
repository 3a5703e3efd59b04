export const installMessages = {
  region: 'Install the app',
  title: (name: string) => `${name} on your home screen`,
  text: 'Opens at once and without the browser around it.',
  install: 'Install',
  how: 'Show me how',
  getApp: 'Get the app',
  notNow: 'Not now',
  instructionsTitle: 'Install the app',
  done: 'Got it',
  ios: [
    'Open this store in Safari.',
    'Tap the Share button at the edge of the screen.',
    'Choose “Add to Home Screen”, then tap Add.',
  ],
  others: [
    'Open the menu of your browser.',
    'Choose “Install” or “Add to Home screen”.',
    'Confirm. The store is then among your apps.',
  ],
} as const
