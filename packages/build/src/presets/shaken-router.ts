/**
 * React Router wraps and names its parts at module level, which keeps those in that nobody uses (forms, prefetching).
 * Without the names, and with the wrapping marked as free of effects, they are shaken.
 */
export default function shakeRouter(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/*#__PURE__*/ ')
}
