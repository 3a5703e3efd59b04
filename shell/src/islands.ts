import { type IslandSettings, openIslands } from './islands/open-islands.ts'

// A foreign page asks for `aisleIslands.open(…)`: nothing of it runs before that.
Reflect.set(globalThis, 'aisleIslands', { open: (settings: IslandSettings) => openIslands(settings) })
