const INKS = ['#3d6b4f', '#7a4b2a', '#2a5d7a', '#6b3d5f', '#7a6a2a', '#3d4f6b'] as const

/** A basket on a quiet ground in a colour of the department: what products without an image show. */
export function drawPlaceholder(department: string): string {
  const ink =
    INKS[[...department].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % INKS.length] ?? INKS[0]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
<rect width="400" height="400" fill="#f6f5f2"/><ellipse cx="200" cy="318" rx="110" ry="12" fill="#e4e1da"/>
<g fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round" opacity=".75">
<path d="M104 188h192l-20 118a12 12 0 0 1-12 10H136a12 12 0 0 1-12-10z" fill="${ink}" fill-opacity=".12"/>
<path d="M92 188h216M152 188l34-76M248 188l-34-76M164 228v48M200 228v48M236 228v48"/></g></svg>
`
}
