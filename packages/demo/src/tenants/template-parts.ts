import type { PageComponent, PageComponentOf, PageSection, Slide } from '@aisle/api/page-component'
import { collectionIdOf } from '../demo-ids.ts'

const SHOWN = { visible: true, isActive: true } as const

type SectionOptions = {
  id: string
  columns: readonly (readonly [width: number, components: readonly PageComponent[]])[]
}

/** A section of columns, each with its share of the width in percent. */
export const section = ({ id, columns }: SectionOptions): PageSection => ({
  ...SHOWN,
  id,
  type: 'section',
  padding: { desktop: { top: 24, bottom: 8 }, mobile: { top: 16, bottom: 0 } },
  columns: columns.map(([width, components], index) => ({
    id: `${id}-${index + 1}`,
    width,
    components: [...components],
  })),
})

/** The whole width for one component. */
export const row = (component: PageComponent): PageSection =>
  section({ id: `row-${component.id}`, columns: [[100, [component]]] })

type Banner = {
  name: string
  alt: string
  title: string
  subtitle: string
  button: string
  link: readonly [linkType: string, seoName: string]
  opacity?: number
}

export const slide = ({
  name,
  alt,
  title,
  subtitle,
  button,
  link: [linkType, seoName],
  opacity = 90,
}: Banner): Slide => ({
  id: `slide-${name}`,
  imageUrl: `/images/banners/${name}.svg`,
  defaultImage: `/images/banners/${name}.svg`,
  imageAlt: alt,
  imageWidth: 1600,
  imageHeight: 720,
  imageLinkType: linkType,
  imageSeoName: seoName,
  contentTitle: title,
  contentSubTitle: subtitle,
  contentPosition: 'left',
  buttonLabel: button,
  buttonLinkType: linkType,
  seoName,
  openInNewTab: false,
  opacity,
})

export const slider = (id: string, slides: readonly Slide[]): PageComponentOf<'imageSlider'> => ({
  ...SHOWN,
  id,
  type: 'imageSlider',
  size: 'medium',
  infinite: slides.length > 1,
  autoplay: slides.length > 1,
  autoplayDuration: 6,
  arrows: true,
  navigation: true,
  slides: [...slides],
})

export const collectionRow = (tenant: string, seoName: string, title: string): PageComponentOf<'collection'> => ({
  ...SHOWN,
  id: `collection-${seoName}`,
  type: 'collection',
  collection: { id: collectionIdOf(tenant, seoName), name: title, seoName },
  collectionTitle: title,
})

type Campaign = { name: string; alt: string; link: readonly [linkType: string, seoName: string] }

export const campaignImage = ({ name, alt, link: [linkType, seoName] }: Campaign): PageComponentOf<'image'> => ({
  ...SHOWN,
  id: `image-${name}`,
  type: 'image',
  imageUrl: `/images/campaigns/${name}.svg`,
  imageAlt: alt,
  imageWidth: 1200,
  imageHeight: 480,
  linkType,
  seoName,
  openInNewTab: false,
})

export const heading = (id: string, text: string): PageComponentOf<'text'> => ({
  ...SHOWN,
  id,
  type: 'text',
  text,
  htmlTag: 'h2',
  alignment: { desktop: 'left', mobile: 'left' },
  typography: {
    desktop: { fontSize: 28, lineHeight: 36, fontWeight: 700 },
    mobile: { fontSize: 22, lineHeight: 28, fontWeight: 700 },
  },
})

export const paragraph = (id: string, text: string): PageComponentOf<'text'> => ({
  ...SHOWN,
  id,
  type: 'text',
  text,
  htmlTag: 'p',
  alignment: { desktop: 'left', mobile: 'left' },
  typography: { desktop: { fontSize: 17, lineHeight: 28 }, mobile: { fontSize: 16, lineHeight: 24 } },
})
