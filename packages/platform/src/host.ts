export { createBus } from './bus/bus.ts'
export { startPlatform } from './platform.tsx'
