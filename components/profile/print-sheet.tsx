import { PrintPictures } from '@/components/talents/print-pictures';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/i18n/locales';
import { agency, siteName } from '@/lib/site';
import { printPictures } from '@/lib/talents/print-pictures';
import type { Profile } from '@/lib/talents/talent';
import { measureTexts } from './measure-rows';

/** Widths in pixels, at about 180 per inch. */
const LARGE = 828;
const SMALL = 320;

/** Print layout of the profile: one A4 sheet for casting files. */
export async function PrintSheet({ locale, profile }: { locale: Locale; profile: Profile }) {
  const { large, small } = printPictures(profile);
  const rows = await measureTexts(locale, profile);
  const { address, email, phone } = agency();
  return (
    <PrintPictures className="print-sheet" early>
      <p className="sheet-name">{profile.name}</p>
      <div className="sheet-body">
        {large && <PrintPicture file={large} width={LARGE} />}
        <dl>
          {rows.map(({ label, metric, imperial }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{metric === imperial ? metric : `${metric} · ${imperial}`}</dd>
            </div>
          ))}
        </dl>
      </div>
      {small.length > 0 && (
        <div className="sheet-small">
          {small.map(({ file, wide }) => (
            <PrintPicture key={file} file={file} width={SMALL} wide={wide} />
          ))}
        </div>
      )}
      <p className="sheet-agency">
        <b>{siteName()}</b>
        <span>{`${phone} · ${email}`}</span>
        <span>{`${address.street}, ${address.city}`}</span>
      </p>
    </PrintPictures>
  );
}

type PictureProps = { file: string; width: number; wide?: boolean };

function PrintPicture({ file, width, wide = false }: PictureProps) {
  return (
    <div className={`sheet-picture ${wide ? 'sheet-wide' : ''}`}>
      <Picture
        mobile={file}
        desktop={file}
        alt=""
        folderSwitch="wide"
        sizes={`${width}px`}
        width={3}
        height={wide ? 2 : 4}
        widths={{ from: width, to: width }}
      />
    </div>
  );
}
