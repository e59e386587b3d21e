import { emergency, line, type CountryHelp } from './help-line.js';

export const ELSEWHERE: Readonly<Record<string, CountryHelp>> = {
  AU: {
    emergency: emergency('000'),
    suicide: [line('Lifeline', '13 11 14', 'https://www.lifeline.org.au')],
    violence: [line('1800RESPECT', '1800 737 732', 'https://www.1800respect.org.au')],
    child: [line('Kids Helpline', '1800 55 1800', 'https://kidshelpline.com.au')],
    poison: [line('Poisons Information Centre', '13 11 26', 'https://www.poisonsinfo.nsw.gov.au')],
  },
  GH: { emergency: emergency('112') },
  HK: {
    emergency: emergency('999'),
    suicide: [line('The Samaritan Befrienders', '2389 2222', 'https://sbhk.org.hk')],
    violence: [line('CEASE Crisis Centre', '18281', 'https://ceasecrisis.tungwahcsd.org')],
  },
  IN: {
    emergency: emergency('112'),
    suicide: [line('Tele MANAS', '14416', 'https://telemanas.mohfw.gov.in')],
    violence: [line('Women Helpline', '181', 'https://wcd.gov.in')],
    child: [line('Childline', '1098', 'https://wcd.gov.in')],
  },
  JP: {
    emergency: emergency('110', '119'),
    suicide: [
      line('よりそいホットライン', '0120-279-338', 'https://www.since2011.net/yorisoi'),
      line('TELL Lifeline (English)', '03-5774-0992', 'https://telljp.com'),
    ],
    violence: [line('DV相談＋', '0120-279-889', 'https://soudanplus.jp')],
  },
  KE: {
    emergency: emergency('999'),
    suicide: [line('Befrienders Kenya', '0722 178 177', 'https://www.befrienderskenya.org')],
    violence: [line('GBV Hotline', '1195', 'https://hakgbv1195.org')],
    child: [line('Childline Kenya', '116', 'https://www.childlinekenya.co.ke')],
  },
  KR: {
    emergency: emergency('112', '119'),
    suicide: [line('자살예방상담전화', '109', 'https://www.129.go.kr')],
    violence: [line('여성긴급전화', '1366', 'https://www.women1366.kr')],
  },
  MY: {
    emergency: emergency('999'),
    suicide: [line('Befrienders Kuala Lumpur', '03-7627 2929', 'https://www.befrienders.org.my')],
    violence: [line('Talian Kasih', '15999', 'https://www.kpwkm.gov.my')],
  },
  NG: { emergency: emergency('112') },
  NZ: {
    emergency: emergency('111'),
    suicide: [line('Need to talk?', '1737', 'https://1737.org.nz')],
    violence: [line("Women's Refuge", '0800 733 843', 'https://womensrefuge.org.nz')],
  },
  PH: {
    emergency: emergency('911'),
    suicide: [line('NCMH Crisis Hotline', '1553', 'https://ncmh.gov.ph')],
  },
  SG: {
    emergency: emergency('999', '995'),
    suicide: [line('Samaritans of Singapore', '1767', 'https://www.sos.org.sg')],
    violence: [line('National Anti-Violence Helpline', '1800 777 0000', 'https://www.msf.gov.sg')],
  },
  TW: {
    emergency: emergency('110', '119'),
    suicide: [line('安心專線', '1925', 'https://www.mohw.gov.tw')],
    violence: [line('保護專線', '113', 'https://www.mohw.gov.tw')],
  },
  ZA: {
    emergency: emergency('112'),
    suicide: [line('SADAG Suicide Crisis Helpline', '0800 567 567', 'https://www.sadag.org')],
    violence: [line('GBV Command Centre', '0800 428 428', 'https://gbv.org.za')],
  },
};
