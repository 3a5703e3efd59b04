import states from 'us-atlas/states-10m.json'
import { outlineOf } from './outline.rules.ts'

/** The United States with its states and the Great Lakes, from the Census Bureau's files (ADR 21). */
export default outlineOf(states)
