export { Companions } from '../companions/companions.tsx'
export { SavedItems } from '../saved/saved-items.tsx'
export { AutoShipLine } from './auto-ship-line.tsx'
export { ChangeLine } from './change-line.tsx'
