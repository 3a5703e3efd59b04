export { type DemoOptions, seedDemo } from './seed/seed-demo.ts'
