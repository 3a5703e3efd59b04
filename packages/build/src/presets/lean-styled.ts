/**
 * What styled-components does for others: vendor prefixes, which it adds when it is told to; comments and stray braces
 * in styles, which the compiler takes out; what static members a wrapped component has. And it makes a function of each
 * tag that there is before anybody asks for one.
 */
export default function leanStyled(source: string): string {
  return cuts.reduce((text, [what, instead]) => text.replace(what, instead), source)
}

export const LEAN_STYLED = /styled-components[\\/]dist[\\/]styled-components\.browser\.esm\.js$/

const TAG = /^(?!then$)[a-z\d]+(?:Path|Gradient|Object)?$|^fe[A-Z]/

export const cuts: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''],
  [/=function\((\w+)\)\{const \w+=-1!==\1\.indexOf\("\/\/"\)(?:(?!\}\(\w+\);).)*\}\((\w+)\);/, '=$2;'],
  [/,\w+&&\w+\(\w+,\w+,\{attrs:!0,componentStyle:!0,[^}]*\}\)/, ''],
  // Names of tags, among them those of drawings; whoever asks for another member is told that there is none.
  [
    /(\w+)=(\w+);\w+\.forEach\(\w+=>\{\1\[\w+\]=\2\(\w+\)\}\)/,
    `$1=new Proxy($2,{get:(made,tag)=>made[tag]??=(${TAG}.test(String(tag))?$2(tag):void 0)})`,
  ],
]
