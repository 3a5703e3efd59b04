import type { PageComponentOf, PageSection } from '@aisle/api/page-component'

type Text = PageComponentOf<'text'>
type Typography = NonNullable<NonNullable<Text['typography']>['desktop']>
type Spaced = Pick<PageSection, 'padding' | 'margin'>
type Sides = { top?: number; right?: number; bottom?: number; left?: number }

/** Phones and tablets get the template's mobile values. */
const DESKTOP = '@media (min-width: 768px)'

const TRANSFORMS = ['none', 'uppercase', 'lowercase', 'capitalize']
const FONT_STYLES = ['normal', 'italic', 'oblique']
const DECORATIONS = ['none', 'underline', 'line-through', 'overline']

/** Percent of its section that a column has: no column is too narrow to be seen, or wider than its section. */
export const columnWidth = (percent: number): number => Math.min(Math.max(percent, 5), 100)

/** Padding and margin of a component per screen. Numbers only: no text of an editor becomes a style (T33). */
export const spacingStyles = ({ padding, margin }: Spaced): string =>
  perScreen((screen) => sides('padding', padding?.[screen]) + sides('margin', margin?.[screen]))

/** Alignment, typography and colour of a text per screen. */
export function textStyles({
  alignment,
  typography,
  textColor,
}: Pick<Text, 'alignment' | 'typography' | 'textColor'>): string {
  const color = [textColor?.custom, textColor?.color].find((text) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text ?? ''))
  return (
    (color ? `color:${color};` : '') +
    perScreen(
      (screen) => (alignment?.[screen] ? `text-align:${alignment[screen]};` : '') + fontStyles(typography?.[screen]),
    )
  )
}

function perScreen(styles: (screen: 'desktop' | 'mobile') => string): string {
  const [mobile, desktop] = [styles('mobile'), styles('desktop')]
  return mobile + (desktop ? `${DESKTOP}{${desktop}}` : '')
}

function sides(property: 'padding' | 'margin', values: Sides | undefined): string {
  return (['top', 'right', 'bottom', 'left'] as const)
    .map((side) => length(`${property}-${side}`, values?.[side], -200, 400))
    .join('')
}

function fontStyles(font: Typography | undefined): string {
  if (!font) return ''
  return [
    length('font-size', font.fontSize, 8, 120),
    // A line height of up to 4 is a factor, more are px.
    inRange(font.lineHeight, 0.8, 4)
      ? `line-height:${font.lineHeight};`
      : length('line-height', font.lineHeight, 8, 200),
    length('letter-spacing', font.letterSpacing, -5, 30),
    inRange(font.fontWeight, 100, 900) ? `font-weight:${font.fontWeight};` : '',
    keyword('text-transform', font.textTransform, TRANSFORMS),
    keyword('font-style', font.fontStyle, FONT_STYLES),
    keyword('text-decoration', font.textDecoration, DECORATIONS),
  ].join('')
}

const inRange = (value: number | undefined, min: number, max: number): value is number =>
  value !== undefined && Number.isFinite(value) && value >= min && value <= max

const length = (property: string, value: number | undefined, min: number, max: number) =>
  inRange(value, min, max) ? `${property}:${value}px;` : ''

const keyword = (property: string, value: string | null | undefined, allowed: readonly string[]) =>
  value && allowed.includes(value) ? `${property}:${value};` : ''
