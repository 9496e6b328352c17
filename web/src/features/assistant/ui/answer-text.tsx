import { blocksOf } from '../model/message-blocks.ts'

/** The words of an answer, with its lists drawn as lists. Nothing else in them is ever taken for markup. */
export function AnswerText({ text }: { text: string }) {
  return blocksOf(text).map(({ kind, lines }, at) =>
    kind === 'list' ? (
      // An answer never changes but by growing at its end: places tell its parts apart.
      <ul key={at} className="my-1.5 grid list-disc gap-1 pl-5 whitespace-normal marker:text-muted">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={at}>{lines.join('\n')}</p>
    ),
  )
}
