import { toSpot } from './map-view.rules.ts'

/** What is read of a TopoJSON file: lines as steps on a grid, and areas as rings of lines. `~n` is line n backwards. */
export type Topology = {
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] }
  readonly arcs: readonly (readonly (readonly number[])[])[]
  readonly objects: {
    readonly nation: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] }
  }
}

/** Paths for SVG in spots of the world: the land, and all lines. */
export type Outline = { readonly land: string; readonly lines: string }

/** Seven digits are a tenth of a unit where the map is nearest. */
const DIGITS = 7

/** Draws a topology on the flat map. */
export function outlineOf({ transform, arcs, objects }: Topology): Outline {
  const drawn = arcs.map((arc) => spotsOf(arc, transform))
  const line = (index: number) => (index < 0 ? (drawn[~index] ?? []).toReversed() : (drawn[index] ?? []))
  const rings = objects.nation.geometries.flatMap(({ arcs: areas }) => areas.flat())
  return {
    land: rings.map((ring) => `${pathOf(ring.flatMap(line))}Z`).join(''),
    lines: drawn.map(pathOf).join(''),
  }
}

function spotsOf(arc: Topology['arcs'][number], { scale, translate }: Topology['transform']): readonly string[] {
  let across = 0
  let up = 0
  return arc.map(([right = 0, north = 0]) => {
    across += right
    up += north
    const { x, y } = toSpot({
      longitude: across * (scale[0] ?? 1) + (translate[0] ?? 0),
      latitude: up * (scale[1] ?? 1) + (translate[1] ?? 0),
    })
    return `${x.toFixed(DIGITS)} ${y.toFixed(DIGITS)}`
  })
}

const pathOf = (spots: readonly string[]) => (spots.length === 0 ? '' : `M${spots.join('L')}`)
