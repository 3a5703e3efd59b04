import type { Slide } from '@aisle/api/page-component'
import { Image } from '@aisle/ui/image'
import { safeImage } from '@aisle/ui/safe-address.rules'
import { ContentLink } from './content-link.tsx'
import { ButtonLook, Overlay, Picture, SlideBox } from './image-slider.styles.ts'
import { overlayOpacity, overlayPlace } from './slides.rules.ts'

type SlideViewProps = { readonly slide: Slide; readonly isPriority: boolean; readonly isCurrent: boolean }

/** A slide: its image, and over it subtitle, title and button. Slides out of sight cannot be tabbed into. */
export function SlideView({ slide, isPriority, isCurrent }: SlideViewProps) {
  const { imageAlt, contentTitle, contentSubTitle, buttonLabel, opacity } = slide
  const alt = imageAlt ?? contentTitle ?? ''
  return (
    <SlideBox inert={!isCurrent}>
      <Picture>
        <ContentLink
          linkType={slide.imageLinkType}
          seoName={slide.imageSeoName}
          openInNewTab={slide.imageOpenInNewTab}
          label={alt || undefined}
        >
          <Image
            src={safeImage(slide.imageUrl ?? '')}
            placeholder={safeImage(slide.defaultImage ?? '')}
            alt={contentTitle ? '' : alt}
            width={slide.imageWidth ?? 1440}
            height={slide.imageHeight ?? 560}
            fit="cover"
            isPriority={isPriority}
          />
        </ContentLink>
      </Picture>
      {contentTitle || contentSubTitle || buttonLabel ? (
        <Overlay $opacity={overlayOpacity(opacity)} $place={overlayPlace(slide.contentPosition)}>
          <div>
            {contentSubTitle ? <p>{contentSubTitle}</p> : null}
            {contentTitle ? <h2>{contentTitle}</h2> : null}
            {buttonLabel ? (
              <ButtonLook>
                <ContentLink linkType={slide.buttonLinkType} seoName={slide.seoName} openInNewTab={slide.openInNewTab}>
                  {buttonLabel}
                </ContentLink>
              </ButtonLook>
            ) : null}
          </div>
        </Overlay>
      ) : null}
    </SlideBox>
  )
}
