/** Evergreen browsers of the last two years: es2022 and no polyfills. */
export const browsers = ['chrome >= 131', 'edge >= 131', 'firefox >= 132', 'safari >= 18.1', 'ios >= 18.1']
