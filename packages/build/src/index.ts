export { remoteConfig } from './presets/remote.ts'
export { shellConfig } from './presets/shell.ts'
