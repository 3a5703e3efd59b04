import { inTurns, turn } from './boot/in-turns.ts'
import { withTasks } from './boot/react-tasks.ts'
import { allowOwnScripts } from './boot/trusted-types.ts'

// The order in which a store comes to be: libraries, tenant state → session → platform → router → render.
allowOwnScripts()
// `eager`: part of this script. What is imported above would be evaluated with it, in one long task.
void inTurns([
  () => import(/* webpackMode: "eager" */ './styles/start-styles.ts').then(({ startStyles }) => startStyles()),
  () => withTasks(() => import(/* webpackMode: "eager" */ 'react-dom/client')),
  () => import(/* webpackMode: "eager" */ '@aisle/platform'),
  () => import(/* webpackMode: "eager" */ './boot/prepare.ts').then(({ start }) => turn().then(start)),
])
