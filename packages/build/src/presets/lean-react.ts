/**
 * React's renderer knows how to do more than the pages here ask of it, and a bundler cannot shake a part out of it.
 * This leaves out view transitions, lists of suspended parts, hints about files (`preload` and the like: the document
 * has them), what fragments can do beyond telling where they are, and stacks of components, which nobody reports. The
 * two components show their children all the same; `.oxlintrc.json` refuses the imports.
 */
export default function leanReact(source: string): string {
  const rest = cuts.reduce((text, [what, instead]) => text.replaceAll(what, instead), source)
  return Object.entries(idle).reduce((text, [name, body]) => text.replace(functionNamed(name), `$1${body}}`), rest)
}

/** The versions that differ here are built from one source, with the names of its functions. */
export const LEAN_REACT = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/

/** Lists of suspended parts are nodes of kind 19, view transitions of kind 30. */
const KIND = '(?:19|30|REACT_SUSPENSE_LIST_TYPE|REACT_VIEW_TRANSITION_TYPE)'

export const cuts: readonly (readonly [what: RegExp, instead: string])[] = [
  // In a switch: where the kind shares what is done with another, its name, otherwise all of it.
  [new RegExp(`(?<=^ +case \\d+:\\n) +case ${KIND}:\\n`, 'gm'), ''],
  [new RegExp(`^( +)case ${KIND}:\\n(?:\\1 .*\\n)*`, 'gm'), ''],
  [/\b(?:19|30) === [\w.]+\.tag\b/g, '!1'],
  [
    /^( +)case REACT_STRICT_MODE_TYPE:\n(?= +fiberTag = (\d+);)/gm,
    '$1case REACT_SUSPENSE_LIST_TYPE: case REACT_VIEW_TRANSITION_TYPE: fiberTag = $2; break;\n$&',
  ],
  // Whether an update may be shown by a view transition.
  [/\((\w+) & 335544064\) === \1\b/g, '!1'],
  [/\bviewTransitionMutationContext = !0/g, '0'],
  [/shouldStartViewTransition\s+\? \(pendingViewTransition = startViewTransition\([\s\S]*?\)\)\s+: /g, ''],
  [/^ViewTransitionPseudoElement\.prototype\.\w+ = function[\s\S]*?^};\n/gm, ''],
  [/^FragmentInstance\.prototype\.(?!getClientRects\b)\w+ = function[\s\S]*?^};\n/gm, ''],
]

/** Functions that do nothing here, or say that there is nothing. */
export const idle: Readonly<Record<string, string>> = {
  // View transitions.
  applyViewTransitionToHostInstances: '',
  commitDeletedPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  queueTransitionTypes: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  restoreViewTransitionOnHostInstances: '',
  scheduleViewTransitionEvent: '',
  trackEnterViewTransitions: '',
  // An image holds a view transition back, and nothing else.
  preloadInstanceAndSuspendIfNeeded: '',
  suspendInstance: '',
  estimateBandwidth: 'return 0',
  // Who listens to a fragment's children, or watches them.
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstances: '',
  commitNewChildToFragmentInstance: '',
  // Hints.
  preconnect: '',
  prefetchDNS: '',
  preload: '',
  preloadModule: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  getStackByFiberInDevAndProd: 'return ""',
}

/** `$1` is all of it that stands before what it does. */
export const functionNamed = (name: string) => new RegExp(`^(function ${name}\\([^)]*\\) \\{)[\\s\\S]*?^}`, 'm')
