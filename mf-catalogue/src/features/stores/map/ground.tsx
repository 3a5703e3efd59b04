import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { graticuleOf, MAP, type MapView } from './map-view.rules.ts'
import type { Outline } from './outline.rules.ts'

/** Land, lakes and borders below the pins; meridians and parallels until they are there, and where they end. */
export function Ground({ view }: { readonly view: MapView }) {
  const outline = useOutline()
  const { meridians, parallels } = graticuleOf(view)
  const across = MAP.width / 2 - view.x * view.scale
  const down = MAP.height / 2 - view.y * view.scale
  return (
    <Drawing viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
      {outline ? (
        <g transform={`translate(${across} ${down}) scale(${view.scale})`}>
          <Land d={outline.land} />
          <Border d={outline.lines} />
        </g>
      ) : null}
      <Net
        d={[
          ...meridians.map((x) => `M${x.toFixed(1)} 0V${MAP.height}`),
          ...parallels.map((y) => `M0 ${y.toFixed(1)}H${MAP.width}`),
        ].join('')}
      />
    </Drawing>
  )
}

/** A map without outlines still tells where stores are from each other: that they did not load is no failure of it. */
function useOutline(): Outline | undefined {
  const [outline, setOutline] = useState<Outline>()
  useEffect(() => {
    const ending = new AbortController()
    const load = async () => {
      const { default: loaded } = await import('./us-outline.ts')
      if (!ending.signal.aborted) setOutline(loaded)
    }
    load().catch(() => {})
    return () => ending.abort()
  }, [])
  return outline
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  overflow: hidden;
`

const Land = styled.path`
  fill: var(--color-surface);
`

const Border = styled.path`
  fill: none;
  stroke: var(--color-control);
  stroke-width: 1px;
  stroke-linejoin: round;
  opacity: 0.6;
  vector-effect: non-scaling-stroke;
`

const Net = styled.path`
  fill: none;
  stroke: var(--color-line);
  stroke-width: 1px;
  opacity: 0.5;
  vector-effect: non-scaling-stroke;
`
