export type Topic = 'casting' | 'desfile' | 'oficio' | 'elenco' | 'imagem' | 'familia';

/** One line each: topic, title, and the opening paragraph of the post. */
const OPENINGS = `oficio|O que levar na bolsa no seu primeiro dia de set|Carregador, garrafa de água, um par de meias limpas e paciência. A lista de quem trabalha há anos cabe numa página, e quase nada nela é maquiagem.
casting|Como ler um briefing de casting sem se perder|Perfil, praça, veiculação, exclusividade: o briefing parece escrito em outra língua até alguém traduzi-lo. Traduzimos linha por linha.
desfile|Diário de uma temporada em Milão|Foram dezenove provas de roupa em quatro dias, duas linhas de metrô e um desfile que durou onze minutos. Ela anotou tudo num caderno azul.
imagem|Quatro fotos simples valem mais que um book caro|Luz de janela, parede lisa, cabelo preso e nenhum filtro. É isso que um scouter quer ver, e qualquer celular dá conta.
familia|Guia para pais: o que perguntar antes de assinar|Um contrato de agenciamento infantil tem poucas páginas e muitas consequências. Reunimos as perguntas que gostaríamos que todos fizessem.
elenco|Conheça os novos rostos da temporada|Eles chegaram de Belém, de Chapecó, de Cuiabá e da rua de cima. Em comum, têm só a curiosidade de quem ainda não sabe onde isto vai dar.
oficio|Passarela não é caminhada: o que se aprende em aula|O olhar vem antes do pé. A professora repete a frase desde 1998, e depois de três horas de aula todo mundo entende por quê.
casting|Self tape: luz, som e uma boa respiração|Metade dos testes de hoje acontece na sala de casa. A boa notícia é que a sala de casa pode ficar muito parecida com um estúdio.
imagem|Preto e branco, a prova dos nove|Quando a cor sai de cena, sobram a luz, o gesto e o osso. Por isso o preto e branco continua sendo o teste mais honesto de um retrato.
desfile|Bastidores: quarenta minutos antes da primeira entrada|Alguém procura um sapato esquerdo. Alguém costura. Alguém dorme em cima de um casaco de seis mil reais. Faltam quarenta minutos.
elenco|Dona Zélia, 71 anos, modelo há dois|Ela foi professora de química por trinta e quatro anos. Depois posou para uma campanha de óculos e descobriu que gostava de ficar quieta.
familia|Escola em primeiro lugar: como organizamos a agenda dos pequenos|Prova de matemática vence comercial de iogurte. Sempre. Explicamos como a agenda é montada para que isso não seja só uma frase bonita.
oficio|Cachê, direito de uso e prazo: o básico em português claro|Uma foto pode durar seis meses ou dez anos, e o valor muda com isso. O que cada cláusula quer dizer, sem juridiquês.
imagem|O que faz um bom composite|Uma foto grande, três pequenas, medidas verdadeiras. O cartão mais antigo da profissão ainda abre portas que o celular não abre.
casting|Por que um não quase nunca é sobre você|Faltavam dois centímetros, sobrava um sotaque, o irmão de cena já tinha sido escolhido. Diretores de elenco contam como decidem.
desfile|São Paulo em cinco dias de moda|Cinco dias, trinta e duas apresentações e uma tempestade na quarta-feira. O que vimos das cadeiras e o que vimos do corredor.
elenco|Três irmãos, três carreiras|Um desfila, outro atua e a mais nova prefere ficar atrás da câmera. A família que ocupa três gavetas do nosso arquivo.
familia|Crianças no set: as regras que não negociamos|Alvará, acompanhante, intervalo e lanche. Parece óbvio, e ainda assim é a primeira coisa que conferimos em cada proposta.
oficio|Dormir bem é parte do trabalho|Não existe corretivo para quatro horas de sono. Perguntamos a uma médica do esporte o que um corpo que viaja precisa.
imagem|Como escolher o fundo de um retrato|Cinza quente, osso, argila. O fundo certo some; o errado aparece mais que o rosto. Uma conversa com três fotógrafas.
casting|O teste de elenco visto do outro lado da mesa|Passamos um dia inteiro com uma diretora de elenco. Foram sessenta e três pessoas, um sanduíche e nenhuma certeza até as seis da tarde.
elenco|Do interior do Pará para Tóquio|O primeiro avião da vida dele durou vinte e seis horas. Na chegada, chovia, e alguém o esperava com uma placa escrita errado.
desfile|A arte de vestir alguém em quarenta segundos|Camareiras não aparecem em foto nenhuma. Sem elas, porém, nenhum desfile passa da terceira entrada.
oficio|Pele, cabelo e o mito da rotina de dez passos|Sabonete, hidratante, protetor. A maquiadora que mais trabalha conosco jura que o resto é marketing.
familia|Quando a criança diz que não quer mais|Acontece, e é um bom sinal de que ela se sente ouvida. O que fazemos no dia seguinte a essa conversa.
imagem|Polaroids: a fotografia sem truque que decide tudo|De frente, de perfil, de costas, sorrindo. Continuam sendo chamadas de polaroids, embora quase ninguém use mais filme.
casting|Sotaque é ferramenta|Durante anos pediram que ela falasse neutro. Hoje é justamente o sotaque do Cariri que a leva aos testes.
elenco|Criativos: quem faz a imagem também tem rosto|Ilustradores, músicos e dançarinas entram no nosso elenco pela porta da frente. Eles contam o que muda quando a câmera vira.
oficio|Como cuidar do corpo entre uma viagem e outra|Fuso, avião, hotel, café da manhã às cinco. Pequenos hábitos de quem passa metade do ano com a mala aberta.
desfile|O silêncio antes da música|Há um segundo, logo antes da primeira batida, em que ninguém respira. Tentamos descrever esse segundo.
imagem|Luz de janela, passo a passo|A melhor luz do mundo é gratuita e entra pela sala das oito às dez da manhã. Veja como usá-la a seu favor.
casting|Elenco para publicidade: o que mudou em dez anos|Mais idades, mais corpos, menos caricatura. Os números do nosso próprio arquivo mostram o tamanho da mudança.
elenco|Curvy não é nicho|Ela já fez lingerie, banco, cerveja e universidade. Cansou de ser chamada só para campanhas que falam de autoestima.
familia|Trabalho artístico infantil: o que diz a lei|O alvará judicial protege a criança, a família e também o cliente. Um passo a passo sem sustos.
oficio|Modelo também declara imposto|Nota fiscal, recibo, comissão: organizar as contas no primeiro ano evita noites sem dormir no terceiro.
desfile|Primeira vez na passarela: cinco relatos|Um tropeço, um riso contido, uma mãe na primeira fila. Cinco modelos contam o que ninguém viu.
imagem|O retrato como conversa|Ela fotografa com a câmera no tripé e nunca olha pelo visor. Prefere falar, e disparar quando a outra pessoa esquece.
casting|Como montamos uma seleção em duas horas|O pedido chegou às dez, a resposta saiu ao meio-dia. Entre uma coisa e outra há um método, e bastante café.
elenco|Prata da casa: dez anos de Vitrine em dez rostos|Eles entraram no primeiro ano e continuam aqui. Pedimos a cada um que escolhesse uma única fotografia.
oficio|Aprender a esperar|Metade da profissão acontece numa cadeira de plástico. Quem sabe esperar chega inteiro quando a câmera liga.`;

export const POST_OPENINGS = OPENINGS.split('\n').map((line) => {
  const [topic, title = '', opening = ''] = line.split('|');
  return [topic as Topic, title, opening] as const;
});

export const PARAGRAPHS: Record<Topic, readonly string[]> = {
  casting: [
    'O primeiro filtro raramente é a beleza. É a disponibilidade: quem pode nas duas diárias, quem não tem conflito de marca, quem mora perto o bastante para uma prova de figurino na véspera.',
    'Uma diretora nos disse que decide nos três primeiros segundos e passa os trinta seguintes tentando mudar de ideia. Quase nunca consegue, mas é por esses trinta segundos que ela continua no ofício.',
    'Leia o texto em voz alta na noite anterior, uma única vez. Decorado demais, ele chega sem vida; lido pela primeira vez na frente da câmera, ele chega sem você.',
    'Chegue dez minutos antes, diga o seu nome inteiro olhando para a lente e espere o sinal. Parece pouco, mas organiza a sala e devolve a você o controle do ritmo.',
    'Quando o retorno não vem em uma semana, siga em frente. Nós continuamos acompanhando: metade das pessoas que fecharam campanha este ano tinha ouvido um não do mesmo cliente no ano passado.',
  ],
  desfile: [
    'A ordem de entrada está colada na parede com fita crepe, corrigida à mão três vezes. É o único documento que todos consultam e ninguém assina.',
    'Do lado de fora a apresentação dura onze minutos. Do lado de dentro ela começou às cinco da manhã, com um secador ligado e uma caixa de pão de queijo.',
    'O sapato quase nunca serve. A solução tem nome técnico de palmilha e nome verdadeiro de algodão, e cabe no bolso de toda camareira experiente.',
    'Quem assiste vê a roupa; quem desfila ouve a música, conta os passos e procura a luz vermelha no fim do corredor. São dois espetáculos no mesmo lugar.',
    'Depois do último giro há um abraço coletivo que nenhuma câmera pega direito. Dura pouco: às nove da noite já tem prova para o dia seguinte.',
  ],
  oficio: [
    'Ninguém nasce sabendo onde pôr as mãos. Repetição ajuda, e um espelho de corpo inteiro ajuda mais ainda, desde que seja usado para observar e não para julgar.',
    'Guarde o contato de quem trabalhou bem com você: assistente, produtora, motorista. A carreira é feita dessas pessoas, muito mais que dos nomes grandes.',
    'O corpo é instrumento, e instrumento se afina. Alongar por quinze minutos, comer antes de ter fome e beber água sem esperar a sede resolvem mais que qualquer fórmula.',
    'Anote tudo: data, cliente, diária, prazo de uso. Uma planilha simples vale por um bom advogado, e o bom advogado também vai pedir a planilha.',
    'A pontualidade continua sendo a virtude mais barata e mais rara do mercado. Quem a tem é lembrado, mesmo quando não é escolhido.',
  ],
  elenco: [
    'A primeira conversa aconteceu por telefone, com um cachorro latindo ao fundo. Quando a ligação caiu pela terceira vez, decidimos que valia a pena pegar a estrada.',
    'No começo, a família desconfiou. Hoje a avó guarda cada revista num plástico e corrige as legendas quando escrevem o nome da cidade sem acento.',
    'Perguntamos o que muda quando se trabalha com a própria imagem. A resposta veio depois de um silêncio comprido: a gente passa a gostar do espelho como quem gosta de um vizinho.',
    'Entre um trabalho e outro há aulas de inglês, uma faculdade pela metade e um jogo de vôlei às quintas que não se desmarca por nada.',
    'O próximo passo é uma temporada fora. A mala está pronta há uma semana, e só o casaco de inverno ainda é emprestado.',
  ],
  imagem: [
    'Luz lateral esculpe, luz frontal perdoa. Saber a diferença muda a maneira como você entra no estúdio e escolhe a cadeira.',
    'O fundo não precisa ser bonito; precisa ficar quieto. Uma parede pintada de cinza quente já fez mais pela fotografia de moda que muita locação cara.',
    'Evite a roupa que conta uma história mais alta que a sua. Uma camiseta lisa, um jeans que sirva e os pés descalços deixam o rosto trabalhar.',
    'O melhor quadro costuma vir depois do “acabou”. Os ombros caem, o queixo se solta, e quem estava posando vai embora e deixa a pessoa.',
    'Peça para ver os contatos inteiros ao menos uma vez. Descobrir o próprio ângulo olhando os erros é mais rápido que acertar por acaso.',
  ],
  familia: [
    'A regra da casa é simples: a criança precisa entender o que vai fazer e poder mudar de ideia. Se uma das duas coisas faltar, não há trabalho.',
    'O acompanhante não é visita. Ele fica no campo de visão da criança o tempo todo e tem autoridade para pedir uma pausa sem explicar o motivo.',
    'O dinheiro fica numa conta em nome do menor, e os comprovantes vão para a família no mesmo dia. Transparência é a parte menos glamorosa e a mais importante do nosso serviço.',
    'Nenhum pequeno passa mais de quatro horas num estúdio conosco, contando o lanche. Se a cena precisa de mais tempo, a cena espera pelo outro dia.',
    'O elogio que funciona é o que fala do esforço, não do rosto. Vale no set e vale na volta para casa.',
  ],
};

export const QUOTES: Record<Topic, readonly string[]> = {
  casting: [
    'Eu não procuro o melhor; procuro o que faz a cena acontecer.',
    'O teste é um presente de dois minutos: use-os.',
  ],
  desfile: ['A passarela é um corredor com coragem.', 'Ninguém desfila sozinho.'],
  oficio: [
    'Talento abre a porta; disciplina paga o aluguel.',
    'O set é um lugar de gentileza com hora marcada.',
  ],
  elenco: [
    'Eu não virei outra pessoa. Só passei a ser vista.',
    'Minha mãe ainda acha que é passageiro. Já faz oito anos.',
  ],
  imagem: ['Fotografar é esperar junto.', 'A sombra também é parte do rosto.'],
  familia: [
    'Primeiro a criança, depois a cena.',
    'Se não for divertido aos oito anos, não vale a pena aos dezoito.',
  ],
};

export const HEADINGS: Record<Topic, readonly string[]> = {
  casting: ['Antes da câmera', 'Na sala', 'Depois do teste'],
  desfile: ['De madrugada', 'A fila', 'Quando a luz se apaga'],
  oficio: ['O que ninguém conta', 'Na prática', 'Para levar daqui'],
  elenco: ['O começo', 'Uma semana comum', 'E agora'],
  imagem: ['A luz', 'O gesto', 'O que fica'],
  familia: ['Antes de assinar', 'No dia', 'Em casa'],
};

export const LISTS: Record<Topic, readonly string[]> = {
  casting: [
    'Confirme endereço e andar na véspera.',
    'Leve um documento com foto.',
    'Roupa lisa, sem marca aparente.',
    'Diga não com antecedência, se for o caso.',
  ],
  desfile: [
    'Pés hidratados, unhas sem esmalte.',
    'Roupa íntima da cor da pele.',
    'Telefone no silencioso desde a porta.',
    'Comer antes, mesmo sem fome.',
  ],
  oficio: [
    'Uma garrafa de água.',
    'Um casaco, mesmo no verão.',
    'Carregador e um livro.',
    'Cópia do contrato no telefone.',
  ],
  elenco: [
    'Livro de cabeceira: “A hora da estrela”.',
    'Comida de domingo: macarronada da avó.',
    'Talento escondido: assobiar com dois dedos.',
  ],
  imagem: [
    'Janela grande, sem sol direto.',
    'Câmera na altura dos olhos.',
    'Parede lisa a um metro de distância.',
    'Cabelo solto e depois preso.',
  ],
  familia: [
    'Alvará judicial em dia.',
    'Nome do acompanhante na ficha.',
    'Horário da escola respeitado.',
    'Uma troca de roupa e o brinquedo preferido.',
  ],
};
